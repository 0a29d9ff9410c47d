import { useState } from 'react';
import type { LeadPicture } from '#core/article/article-card.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Island } from '../page/island.tsx';
import { PlaceholderArt } from './placeholder-art.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

const boxes = {
  '16:9': { ratio: 'aspect-[16/9]', width: 1600, height: 900 },
  '4:3': { ratio: 'aspect-[4/3]', width: 1200, height: 900 },
  '7:5': { ratio: 'aspect-[7/5]', width: 1260, height: 900 },
  '1:1': { ratio: 'aspect-square', width: 900, height: 900 },
  '9:16': { ratio: 'aspect-[9/16]', width: 900, height: 1600 },
} as const;

/** Across a phone, a third of anything wider. */
const usualSizes = '(min-width: 768px) 33vw, 100vw';

export type PictureRatio = keyof typeof boxes;

interface PictureProps {
  picture: Pick<LeadPicture, 'src' | 'alt' | 'placeholder'>;
  ratio: PictureRatio;
  /** For the picture seen first: fetched at once and before others. */
  eager?: boolean;
  /** Beside a headline that says the same, as in a thumb: no alternative text. */
  isDecorative?: boolean;
  /** The `sizes` attribute; default one third of the viewport. */
  sizes?: string | undefined;
  /** On the box; another ratio from a breakpoint on, a greatest height. */
  className?: string;
}

const boxed = (ratio: PictureRatio, className: string): string =>
  `pic ${boxes[ratio].ratio} ${className}`;

/** The picture at its source; art of ours where that does not load. */
export function SourcePicture({ src, ...props }: PictureProps & { src: string }) {
  const { picture, ratio, eager, isDecorative, sizes = usualSizes, className = '' } = props;
  const [isBroken, setBroken] = useState(false);
  const { width, height } = boxes[ratio];
  return (
    <span className={boxed(ratio, className)}>
      {isBroken ? (
        <PlaceholderArt number={picture.placeholder} />
      ) : (
        <ResponsiveImage
          src={src}
          alt={isDecorative ? '' : picture.alt}
          width={width}
          height={height}
          sizes={sizes}
          hasColour
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/**
 * A picture in a box whose ratio never changes. Without one, or when it does not load, art drawn by
 * us stands there, printed in the ink of the `data-ink` around it.
 */
export function Picture(props: PictureProps) {
  const { picture, ratio, className = '' } = props;
  const src = picture.src === undefined ? undefined : safeMedia(picture.src);
  if (src === undefined) {
    return (
      <span className={boxed(ratio, className)}>
        <PlaceholderArt number={picture.placeholder} />
      </span>
    );
  }
  const { alt, placeholder } = picture;
  return (
    <Island key={src} of={pictureIsland} props={{ ...props, src, picture: { alt, placeholder } }} />
  );
}

export const pictureIsland = { name: 'picture', part: SourcePicture } as const;
