import { type Crop, SMALLEST_PART } from '#core/article/crop.ts';

/** The part of a picture while it is chosen, in fractions of its width and height. */
export type CropBox = Pick<Crop, 'x' | 'y' | 'width' | 'height'>;

export const WHOLE_BOX: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** Ratios that can be kept while the size changes. */
export const presets = { free: undefined, '16:9': 16 / 9, '3:2': 3 / 2, '1:1': 1, '4:5': 4 / 5 };

export type Preset = keyof typeof presets;

/** A picture's own ratio, and the one that its part keeps; `undefined` for any. */
export interface Ratios {
  picture: number;
  kept: number | undefined;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Narrowest part of a kept ratio: neither side is below the limit. */
const leastWidth = (heightPerWidth: number): number =>
  SMALLEST_PART * Math.max(1, 1 / heightPerWidth);

/** Moves the part within the picture. */
export const moveBox = (box: CropBox, byX: number, byY: number): CropBox => ({
  ...box,
  x: between(box.x + byX, 0, 1 - box.width),
  y: between(box.y + byY, 0, 1 - box.height),
});

/** A corner of the part; the one across from it keeps its place. */
export interface Corner {
  isRight: boolean;
  isBottom: boolean;
}

/** Moves a corner. With a kept ratio the larger of both movements decides. */
export function resizeBox(
  box: CropBox,
  { isRight, isBottom }: Corner,
  [byX, byY]: readonly [number, number],
  { picture, kept }: Ratios,
): CropBox {
  const fixedX = isRight ? box.x : box.x + box.width;
  const fixedY = isBottom ? box.y : box.y + box.height;
  const mostWidth = isRight ? 1 - fixedX : fixedX;
  const mostHeight = isBottom ? 1 - fixedY : fixedY;
  let width = between(box.width + (isRight ? byX : -byX), SMALLEST_PART, mostWidth);
  let height = between(box.height + (isBottom ? byY : -byY), SMALLEST_PART, mostHeight);
  if (kept !== undefined) {
    const heightPerWidth = picture / kept;
    const isWide = Math.abs(byX) * picture >= Math.abs(byY);
    const wanted = isWide ? width : height / heightPerWidth;
    width = between(
      wanted,
      leastWidth(heightPerWidth),
      Math.min(mostWidth, mostHeight / heightPerWidth),
    );
    height = width * heightPerWidth;
  }
  return {
    x: isRight ? fixedX : fixedX - width,
    y: isBottom ? fixedY : fixedY - height,
    width,
    height,
  };
}

/** Gives the part a ratio; it keeps its middle and its area as far as the picture allows. */
export function fitBox(box: CropBox, { picture, kept }: Ratios): CropBox {
  if (kept === undefined) return box;
  const heightPerWidth = picture / kept;
  const sameArea = Math.sqrt((box.width * box.height) / heightPerWidth);
  const width = between(sameArea, leastWidth(heightPerWidth), Math.min(1, 1 / heightPerWidth));
  const height = width * heightPerWidth;
  const around = { ...box, width, height };
  return moveBox(around, (box.width - width) / 2, (box.height - height) / 2);
}

const RIGHT_BOTTOM: Corner = { isRight: true, isBottom: true };

/** Returns the part after an arrow key: it moves, or with Shift its right lower corner does. */
export function boxAfterKey(
  box: CropBox,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  ratios: Ratios,
): CropBox | undefined {
  const step = 0.01;
  const [x, y] =
    { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
      key
    ] ?? [];
  if (x === undefined || y === undefined) return undefined;
  return shiftKey ? resizeBox(box, RIGHT_BOTTOM, [x, y], ratios) : moveBox(box, x, y);
}

const short = (value: number): number => Number(value.toFixed(4));

/** Returns the crop to store; `undefined` for the whole picture. */
export function cropOfBox(box: CropBox, picture: number): Crop | undefined {
  const [x, y] = [short(box.x), short(box.y)];
  const [width, height] = [short(box.width), short(box.height)];
  if (width === 1 && height === 1) return undefined;
  return { x, y, width, height, ratio: short((picture * width) / height) };
}

/** Style that places an element over the part of the picture it is in. */
export function placeOfBox({ x, y, width, height }: CropBox) {
  const perCent = (fraction: number): string => `${fraction * 100}%`;
  return { left: perCent(x), top: perCent(y), width: perCent(width), height: perCent(height) };
}
