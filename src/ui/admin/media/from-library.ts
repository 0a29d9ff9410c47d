import type { LibraryImage } from '#core/image/library-image.ts';

type ShownPicture = {
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
};

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

/**
 * Fields of a picture in an article that shows one of the library: its address, and its alt text, caption
 * and credit where the article has none.
 */
export const fromLibrary = (
  { alt, caption, credit }: ShownPicture,
  image: LibraryImage,
): ShownPicture & { src: string } => ({
  src: image.url,
  alt: isEmpty(alt) ? image.alt : alt,
  ...(isEmpty(caption) && image.caption ? { caption: image.caption } : {}),
  ...(isEmpty(credit) && image.credit ? { credit: image.credit } : {}),
});
