import type { LibraryImage } from '#core/image/library-image.ts';
import type { StagedMedia } from './staged-media.ts';

type ShownPicture = {
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
};

/** Point and part that are shown; they fit one picture alone. */
type Framing = Pick<LibraryImage, 'focus' | 'crop'>;

/** Framing of a picture that was not chosen from the library. */
export const unframed: Framing = { focus: undefined, crop: undefined };

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

/**
 * Fields of a picture in an article that shows one of the library: its address, focal point and crop, and
 * its alt text, caption and credit where the article has none.
 */
export const fromLibrary = (
  { alt, caption, credit }: ShownPicture,
  image: LibraryImage,
): ShownPicture & Framing & { src: string } => ({
  src: image.url,
  focus: image.focus,
  crop: image.crop,
  alt: isEmpty(alt) ? image.alt : alt,
  ...(isEmpty(caption) && image.caption ? { caption: image.caption } : {}),
  ...(isEmpty(credit) && image.credit ? { credit: image.credit } : {}),
});

/** Alt text, caption and credit of an upload in an article, where the article has none. */
export const wordsFor = (
  { alt, caption, credit }: ShownPicture,
  { name, description, known }: StagedMedia,
): ShownPicture => {
  const { caption: saidCaption, credit: saidCredit } = known ?? description ?? {};
  return {
    alt: isEmpty(alt) ? name : alt,
    ...(isEmpty(caption) && saidCaption ? { caption: saidCaption } : {}),
    ...(isEmpty(credit) && saidCredit ? { credit: saidCredit } : {}),
  };
};
