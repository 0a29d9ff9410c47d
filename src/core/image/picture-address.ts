/*
 * The address of an uploaded picture says what a page must know of it before it arrives: its size, and
 * a colour that stands for it. `/media/{hash}-{width}x{height}-{colour}/{width}.{format}`
 */

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The widths that a picture is made in, in pixels; never wider than it is. */
const LADDER = [320, 480, 640, 960, 1280, 1600];

export interface UploadedPicture {
  /** The beginning of the SHA-256 of the file as it was uploaded: 32 hexadecimal digits. */
  hash: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
}

const address =
  /^\/media\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})\/(\d{1,5})\.(avif|webp|jpg)$/;

export const pictureName = ({ hash, width, height, colour }: UploadedPicture): string =>
  `${hash}-${width}x${height}-${colour}`;

/** From the narrowest to the widest. */
export function pictureWidths({ width }: UploadedPicture): number[] {
  const narrower = LADDER.filter((one) => one < width);
  const widest = Math.min(width, LADDER.at(-1) ?? width);
  return [...narrower, ...(narrower.includes(widest) ? [] : [widest])];
}

export const variantAddress = (
  picture: UploadedPicture,
  width: number,
  format: PictureFormat,
): string => `/media/${pictureName(picture)}/${width}.${format}`;

/** Under which a record holds the picture: its widest WebP. */
export const pictureAddress = (picture: UploadedPicture): string =>
  variantAddress(picture, pictureWidths(picture).at(-1) ?? picture.width, 'webp');

/** For `srcset`. */
export const pictureSources = (picture: UploadedPicture, format: PictureFormat): string =>
  pictureWidths(picture)
    .map((width) => `${variantAddress(picture, width, format)} ${width}w`)
    .join(', ');

/** A picture in one of its widths and formats; `undefined` for any other address. */
export function readPictureAddress(
  text: string,
): { picture: UploadedPicture; width: number; format: PictureFormat } | undefined {
  const [, hash = '', wide, high, colour = '', shown, ending] = address.exec(text) ?? [];
  const format = pictureFormats.find((one) => one === ending);
  if (!format) return undefined;
  const picture = { hash, width: Number(wide), height: Number(high), colour };
  const width = Number(shown);
  return pictureWidths(picture).includes(width) ? { picture, width, format } : undefined;
}
