import { expect, it } from 'vitest';
import { baseOfRestored, wordsOver } from './use-kept-work.ts';

const stored = { fields: { title: 'Stored' }, version: 3, isKnown: true };
const readKept = (kept: unknown) =>
  typeof kept === 'object' && kept !== null && 'title' in kept
    ? { title: String(kept.title) }
    : undefined;

it('stores unsaved input with the fields that it started from', () => {
  expect(wordsOver(stored, { title: 'Mine' }, 'Mine')).toEqual({
    fields: { title: 'Mine' },
    label: 'Mine',
    version: 3,
    base: { title: 'Stored' },
  });
});

it.each([
  ['a new record has none', { fields: { title: '' }, isKnown: true }],
  ['those of that version are not known', { ...stored, isKnown: false }],
])('keeps the words alone where %s', (_, base) => {
  expect(wordsOver(base, { title: 'Mine' }, 'Mine')).not.toHaveProperty('base');
});

it('keeps the base of the form for a copy of the same version', () => {
  const copy = { recordId: 'a', version: 3, base: { title: 'Something else' } };
  expect(baseOfRestored(stored, copy, readKept)).toBe(stored);
});

it('keeps the base of the form for a copy of a new record, which has none', () => {
  const copy = { recordId: 'new', version: undefined };
  expect(baseOfRestored(stored, copy, readKept)).toBe(stored);
});

it('restores the base version of an older copy, so that saving it is a conflict', () => {
  const copy = { recordId: 'a', version: 2, base: { title: 'Older' } };
  expect(baseOfRestored(stored, copy, readKept)).toEqual({
    fields: { title: 'Older' },
    version: 2,
    isKnown: true,
  });
});

it.each([undefined, 'garbage', { name: 'of another shape' }])(
  'merges nothing by a base that the copy does not have: %o',
  (base) => {
    const restored = baseOfRestored(stored, { recordId: 'a', version: 2, base }, readKept);
    expect(restored).toEqual({ fields: stored.fields, version: 2, isKnown: false });
    expect(wordsOver(restored, { title: 'Mine' }, 'Mine')).not.toHaveProperty('base');
  },
);
