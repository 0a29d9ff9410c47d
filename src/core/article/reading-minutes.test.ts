import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const minutesOf = (...texts: string[]) =>
  readingMinutes({
    content: texts.map((content, at) => ({ id: String(at), type: 'paragraph', content })),
  });

test('the time to read is counted by words, of all paragraphs, and is never nothing', () => {
  expect(minutesOf()).toBe(1);
  expect(minutesOf('A few words.')).toBe(1);
  expect(minutesOf('rain '.repeat(238 * 2), 'rain '.repeat(238))).toBe(3);
});

test('signs of scripts without spaces count as half a word', () => {
  expect(minutesOf('雨'.repeat(238 * 4))).toBe(2);
  expect(minutesOf('बारिश '.repeat(238 * 2))).toBe(2);
});
