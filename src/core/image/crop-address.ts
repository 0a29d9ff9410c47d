import { type Focus, USUAL_FOCUS } from '../article/focus.ts';
import { pictureIn, pictureName, type UploadedPicture } from './picture-address.ts';

/** Shapes in which search engines ask for an article's picture, with their sizes in pixels at most (Google, *Article structured data*). */
export const cropShapes = {
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;

export type CropShape = keyof typeof cropShapes;

/** A part of a picture in a shape, around a point of it. */
export interface PictureCrop {
  picture: UploadedPicture;
  shape: CropShape;
  focus: Focus;
}

/** Step of the points that addresses can name, in per cent: it limits the number of files of a picture. */
const STEP = 25;

const nearest = (perCent: number): number => Math.round(perCent / STEP) * STEP;

/** Address of a crop, a JPEG: `…/crop-16x9-50-25.jpg`. */
export function cropAddress(
  picture: UploadedPicture,
  shape: CropShape,
  { x, y }: Focus = USUAL_FOCUS,
): string {
  return `/media/${pictureName(picture)}/crop-${shape}-${nearest(x)}-${nearest(y)}.jpg`;
}

/** Parses the address of a crop; `undefined` for any other address. */
export function readCropAddress(text: string): PictureCrop | undefined {
  const [, folder = '', shown, ...point] =
    /^(\/media\/[^/]+)\/crop-(\w+)-(\d+)-(\d+)\.jpg$/.exec(text) ?? [];
  const picture = pictureIn(folder);
  const shape = (Object.keys(cropShapes) as CropShape[]).find((one) => one === shown);
  const [x = -1, y = -1] = point.map(Number);
  const isStep = (perCent: number): boolean => perCent <= 100 && nearest(perCent) === perCent;
  return picture && shape && isStep(x) && isStep(y)
    ? { picture, shape, focus: { x, y } }
    : undefined;
}
