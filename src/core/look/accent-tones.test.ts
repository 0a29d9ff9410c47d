import { expect, test } from 'vitest';
import { accentProperties, accentTones, contrast } from './accent-tones.ts';

/** Colours in a fixed sequence (a linear congruential generator), with the corners of the cube before them. */
function colours(count: number): string[] {
  const corners = ['00', 'ff'].flatMap((r) =>
    ['00', 'ff'].flatMap((g) => ['00', 'ff'].map((b) => `#${r}${g}${b}`)),
  );
  let seed = 20261126;
  const next = () => {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    return seed;
  };
  const drawn = Array.from(
    { length: count },
    () => `#${(next() >>> 8).toString(16).padStart(6, '0')}`,
  );
  return [...corners, ...drawn];
}

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12181f', '#f7b32b')).toBeCloseTo(9.7, 1);
  expect(contrast('#f7b32b', '#ffffff')).toBeCloseTo(1.8, 1);
});

test('no accent has text below 4.5 on any of its tones, nor a mark below 4.5 on dark grounds', () => {
  for (const accent of colours(2_000)) {
    const { ground, hover, press, text, onNight } = accentTones(accent);
    for (const tone of [ground, hover, press]) {
      expect([accent, tone, contrast(tone, text) >= 4.5]).toEqual([accent, tone, true]);
      expect(tone).toMatch(/^#[0-9a-f]{6}$/);
    }
    for (const night of ['#0f151b', '#0a0f14']) {
      expect(contrast(onNight, night)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('without an accent, the tokens of the style sheet stay', () => {
  expect(accentProperties('')).toEqual({});
  expect(accentProperties('#3a5fc8')).toMatchObject({ '--sun': '#3a5fc8', '--on-sun': '#ffffff' });
});
