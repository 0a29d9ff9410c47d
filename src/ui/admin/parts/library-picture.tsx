import { PLACEHOLDERS } from '#core/article/article-card.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { hashOf } from '#core/text/hash.ts';
import { Picture } from '#ui/kit/design/picture.tsx';

/** A picture of the library as a decorative tile, cropped around its focal point. */
export const LibraryPicture = ({
  image: { id, url, alt, focus, crop },
}: {
  image: LibraryImage;
}) => (
  <Picture
    picture={{ src: url, alt, placeholder: hashOf(id) % PLACEHOLDERS, focus, crop }}
    ratio="4:3"
    isDecorative
  />
);
