import { expect, test } from 'vitest';
import { cropSchema, focusInCrop, ownCrop, storedCrop, WHOLE } from './crop.ts';

const right = { x: 0.5, y: 0, width: 0.5, height: 1, ratio: 0.9 };

test('a point has its place within the part, and at its edge when it is outside', () => {
  expect(focusInCrop({ x: 75, y: 30 }, right)).toEqual({ x: 50, y: 30 });
  expect(focusInCrop({ x: 10, y: 100 }, right)).toEqual({ x: 0, y: 100 });
});

test('a crop of the whole picture is none', () => {
  expect(ownCrop(WHOLE)).toBeUndefined();
  expect(ownCrop(right)).toBe(right);
});

test('a part beyond the edges is refused, and counts as missing where it is stored', () => {
  const beyond = { ...right, x: 0.6 };
  expect(cropSchema.safeParse(right).success).toBe(true);
  for (const wrong of [beyond, { ...right, width: 0 }, { ...right, ratio: 0 }, { x: 0 }, 'all']) {
    expect(cropSchema.safeParse(wrong).success).toBe(false);
    expect(storedCrop().parse(wrong)).toBeUndefined();
  }
});
