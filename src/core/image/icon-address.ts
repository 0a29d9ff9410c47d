import { pictureIn, pictureName, type UploadedPicture } from './picture-address.ts';

/** Sizes of icons that are made of a picture, in pixels: of tabs, of home screens, and of installed sites. */
export const iconSizes = [32, 180, 192, 512, 1400] as const;

export type IconSize = (typeof iconSizes)[number];

/** Address of the icon of a size, a square PNG. */
export const iconAddress = (picture: UploadedPicture, size: IconSize): string =>
  `/media/${pictureName(picture)}/icon-${size}.png`;

/** Parses the address of an icon; `undefined` for any other address. */
export function readIconAddress(
  text: string,
): { picture: UploadedPicture; size: IconSize } | undefined {
  const [, folder = '', digits] = /^(\/media\/[^/]+)\/icon-(\d+)\.png$/.exec(text) ?? [];
  const size = iconSizes.find((one) => String(one) === digits);
  const picture = pictureIn(folder);
  return size && picture ? { picture, size } : undefined;
}
