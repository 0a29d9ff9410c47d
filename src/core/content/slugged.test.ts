import { expect, test } from 'vitest';
import { recordAt } from './slugged.ts';

test('an address finds a slug that was stored decomposed, and one that it had before', () => {
  const cafe = { name: 'Café', slug: 'cafe\u0301', formerSlugs: ['Bistro'] };
  expect(recordAt([cafe], 'café')).toBe(cafe);
  expect(recordAt([cafe], 'CAFE\u0301')).toBe(cafe);
  expect(recordAt([cafe], 'bistro')).toBe(cafe);
  expect(recordAt([cafe], 'cafe')).toBeUndefined();
});
