import { useState } from 'react';
import type { LeadPicture } from '#core/article/article-card.ts';
import { safeMedia } from '#core/safe-address.ts';
import { PlaceholderArt } from './placeholder-art.tsx';

const boxes = {
  '16:9': { ratio: 'aspect-[16/9]', width: 1600, height: 900 },
  '4:3': { ratio: 'aspect-[4/3]', width: 1200, height: 900 },
  '7:5': { ratio: 'aspect-[7/5]', width: 1260, height: 900 },
  '1:1': { ratio: 'aspect-square', width: 900, height: 900 },
  '9:16': { ratio: 'aspect-[9/16]', width: 900, height: 1600 },
} as const;

export type PictureRatio = keyof typeof boxes;

interface PictureProps {
  picture: Pick<LeadPicture, 'src' | 'alt' | 'placeholder'>;
  ratio: PictureRatio;
  /** For the picture seen first: fetched at once and before others. */
  eager?: boolean;
  /** Beside a headline that says the same, as in a thumb: no alternative text. */
  isDecorative?: boolean;
  /** On the box; another ratio from a breakpoint on, a greatest height. */
  className?: string;
}

/**
 * A picture in a box whose ratio never changes. Without one, or when it does not load, art drawn by
 * us stands there, printed in the ink of the `data-ink` around it.
 */
export function Picture({ picture, ratio, eager, isDecorative, className = '' }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const src = picture.src === undefined ? undefined : safeMedia(picture.src);
  const box = boxes[ratio];
  return (
    <span className={`pic ${box.ratio} ${className}`}>
      {src === undefined || src === broken ? (
        <PlaceholderArt number={picture.placeholder} />
      ) : (
        <img
          src={src}
          alt={isDecorative ? '' : picture.alt}
          width={box.width}
          height={box.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
