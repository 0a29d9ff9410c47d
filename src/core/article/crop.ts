import * as z from 'zod/mini';
import type { Focus } from './focus.ts';

/**
 * The part of a picture that is shown, in fractions of the picture's width and height from its left upper
 * corner. The picture itself never changes.
 */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width of the part divided by its height, in pixels: pages reserve its place before it has loaded. */
  ratio: number;
}

/** Smallest width and height of a part, in fractions of the picture. */
export const SMALLEST_PART = 0.05;

/** Rounding error of four numbers that are stored with four decimals. */
const ROUNDING = 0.001;

const place = () => z.number().check(z.minimum(0), z.maximum(1));
const size = () => z.number().check(z.minimum(SMALLEST_PART), z.maximum(1));

export const cropSchema = z
  .object({
    x: place(),
    y: place(),
    width: size(),
    height: size(),
    ratio: z.number().check(z.minimum(0.001), z.maximum(1000)),
  })
  .check(
    z.refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING),
  );

/** Crop of the whole picture, which forms send to remove a crop; its ratio is not used. */
export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1, ratio: 1 };

/** Optional stored crop; anything else counts as missing. */
export const storedCrop = () => z.catch(z.optional(cropSchema), undefined);

/** Returns the crop, or `undefined` for one that shows the whole picture. */
export const ownCrop = (crop: Crop | undefined): Crop | undefined =>
  crop?.width === 1 && crop.height === 1 ? undefined : crop;

/** Returns the place of a point of the picture within its shown part, in per cent of the part. */
export function focusInCrop(focus: Focus, { x, y, width, height }: Crop): Focus {
  const within = (point: number, start: number, length: number): number =>
    Math.min(100, Math.max(0, (point - start * 100) / length));
  return { x: within(focus.x, x, width), y: within(focus.y, y, height) };
}
