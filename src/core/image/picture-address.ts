/*
 * Addresses of uploaded pictures: `/media/{hash}-{width}x{height}-{colour}/{width}.{format}`. They contain
 * the size, to avoid layout shift, and a placeholder colour to show while the picture loads.
 */

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Widths of the derivatives of a picture, in pixels. Pictures are never scaled up. */
const LADDER = [320, 480, 640, 960, 1280, 1600];

export interface UploadedPicture {
  /** First 32 hexadecimal digits of the SHA-256 of the uploaded file. */
  hash: string;
  /** Size in pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** Placeholder colour, six hexadecimal digits. */
  colour: string;
}

const address =
  /^\/media\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})\/(\d{1,5})\.(avif|webp|jpg)$/;

export const pictureName = ({ hash, width, height, colour }: UploadedPicture): string =>
  `${hash}-${width}x${height}-${colour}`;

/** Returns the widths of a picture's derivatives, ascending. */
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

/** Returns the address that records store: that of the widest WebP. */
export const pictureAddress = (picture: UploadedPicture): string =>
  variantAddress(picture, pictureWidths(picture).at(-1) ?? picture.width, 'webp');

/** Returns the value of `srcset` for a format. */
export const pictureSources = (picture: UploadedPicture, format: PictureFormat): string =>
  pictureWidths(picture)
    .map((width) => `${variantAddress(picture, width, format)} ${width}w`)
    .join(', ');

/** Parses the folder of a picture's derivatives, `/media/{hash}-{width}x{height}-{colour}`; `undefined` for any other text. */
export function pictureIn(folder: string): UploadedPicture | undefined {
  const width = Number(/-(\d+)x/.exec(folder)?.[1]);
  // Its own width, or the widest derivative of a wider one, is always one of its widths.
  const widest = Math.min(width, LADDER.at(-1) ?? width);
  return readPictureAddress(`${folder}/${widest}.jpg`)?.picture;
}

/** Parses the address of a derivative; `undefined` for any other address. */
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
