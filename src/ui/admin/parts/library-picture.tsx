import type { CSSProperties } from 'react';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { objectPosition, usualFocus } from '#core/image/focal-point.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { hashOf } from '#core/text/hash.ts';
import { Picture } from '#ui/kit/design/picture.tsx';

/** A picture of the library as a decorative tile, cropped around its focal point. */
export function LibraryPicture({ image }: { image: LibraryImage }) {
  const { id, url, alt, focus = usualFocus } = image;
  return (
    <span
      className="block [&_img]:object-(--focus)"
      style={{ '--focus': objectPosition(focus) } as CSSProperties}
    >
      <Picture
        picture={{ src: url, alt, placeholder: hashOf(id) % PLACEHOLDERS }}
        ratio="4:3"
        isDecorative
      />
    </span>
  );
}
