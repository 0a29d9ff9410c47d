import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSchema, SMALLEST_PART } from '#core/article/crop.ts';
import {
  boxAfterKey,
  type CropBox,
  cropOfBox,
  fitBox,
  moveBox,
  presets,
  resizeBox,
  WHOLE_BOX,
} from './crop-box.ts';
import { cropInWords } from './crop-in-words.ts';

const quarter = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const wide = { picture: 2, kept: undefined };

test('a part moves up to the edges of the picture', () => {
  expect(moveBox(quarter, 0.1, -0.1)).toMatchObject({ x: 0.35, y: 0.15 });
  expect(moveBox(quarter, 9, -9)).toMatchObject({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
});

test('a ratio takes the largest part of a whole picture, in its middle', () => {
  expect(fitBox(WHOLE_BOX, { picture: 2, kept: 1 })).toEqual({
    x: 0.25,
    y: 0,
    width: 0.5,
    height: 1,
  });
  expect(fitBox(WHOLE_BOX, { picture: 1, kept: 2 })).toEqual({
    x: 0,
    y: 0.25,
    width: 1,
    height: 0.5,
  });
  expect(fitBox(quarter, wide)).toBe(quarter);
});

test('arrow keys move the frame, and with Shift they size it', () => {
  const after = (key: string, shiftKey: boolean) => boxAfterKey(quarter, { key, shiftKey }, wide);
  expect(after('ArrowRight', false)).toMatchObject({ x: 0.26, width: 0.5 });
  expect(after('ArrowUp', true)).toMatchObject({ y: 0.25, height: 0.49 });
  expect(after('Tab', false)).toBeUndefined();
});

test('the whole picture is no crop, and a part has its ratio in pixels', () => {
  expect(cropOfBox(WHOLE_BOX, 1.5)).toBeUndefined();
  expect(cropOfBox({ ...quarter, height: 0.25 }, 1.5)).toEqual({
    ...quarter,
    height: 0.25,
    ratio: 3,
  });
});

test('the words say size and place', () => {
  expect(cropInWords(quarter)).toBe(
    '50 % wide and 50 % high, 25 % from the left, 25 % from the top',
  );
  expect(cropInWords(undefined)).toBe('The whole picture');
});

const fraction = fc.double({ min: -1.2, max: 1.2, noNaN: true });
const step = fc.record({
  isRight: fc.boolean(),
  isBottom: fc.boolean(),
  x: fraction,
  y: fraction,
  preset: fc.constantFrom(...Object.values(presets)),
});

test('no sequence of drags leaves the picture, and a kept ratio stays', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      fc.array(step, { maxLength: 12 }),
      (picture, steps) => {
        let box: CropBox = WHOLE_BOX;
        for (const { isRight, isBottom, x, y, preset } of steps) {
          const ratios = { picture, kept: preset };
          box = resizeBox(fitBox(box, ratios), { isRight, isBottom }, [x, y], ratios);
          if (preset !== undefined) {
            expect((box.width * picture) / box.height).toBeCloseTo(preset, 6);
          }
          box = moveBox(box, y, x);
          expect(box.width).toBeGreaterThanOrEqual(SMALLEST_PART - 1e-6);
          expect(box.height).toBeGreaterThanOrEqual(SMALLEST_PART - 1e-6);
          const crop = cropOfBox(box, picture);
          if (crop) expect(cropSchema.safeParse(crop).success).toBe(true);
        }
      },
    ),
  );
});
