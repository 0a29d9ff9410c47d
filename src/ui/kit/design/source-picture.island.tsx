import { useState } from 'react';
import type { Focus } from '#core/article/focus.ts';
import { defineIsland } from '../page/define-island.tsx';
import { boxed, type PictureProps, pictureBoxes } from './picture-box.ts';
import { PlaceholderArt } from './placeholder-art.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

/** The whole width on phones, a third of it on larger screens. */
const usualSizes = '(min-width: 768px) 33vw, 100vw';

const positionOf = ({ x, y }: Focus) => ({ objectPosition: `${x}% ${y}%` });

function PictureOrArt({ src, ...props }: PictureProps & { src: string }) {
  const { picture, ratio, eager, isDecorative, sizes = usualSizes, className = '' } = props;
  const [isBroken, setBroken] = useState(false);
  const { width, height } = pictureBoxes[ratio];
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
          {...(picture.focus ? { style: positionOf(picture.focus) } : {})}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** A picture; placeholder art if it fails to load. */
export const SourcePicture = defineIsland({
  name: 'source-picture',
  part: PictureOrArt,
  wakes: ['error img'],
});
