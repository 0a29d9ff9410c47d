import { type CSSProperties, useState } from 'react';
import { defineIsland } from '../page/define-island.tsx';
import { boxed, type PictureProps, pictureBoxes } from './picture-box.ts';
import { partStyle, sizesOfWhole } from './picture-part.ts';
import { PlaceholderArt } from './placeholder-art.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

/** The whole width on phones, a third of it on larger screens. */
const usualSizes = '(min-width: 768px) 33vw, 100vw';

/** Values of box and image with which a part or a point of the picture is shown. */
function framing({ picture, ownRatio, sizes = usualSizes, className = '' }: PictureProps) {
  const { focus, crop } = picture;
  const ratio: CSSProperties = ownRatio ? { aspectRatio: ownRatio } : {};
  if (crop) {
    const box = { ...partStyle(crop, focus), ...ratio };
    return { className: `is-cropped ${className}`, box, sizes: sizesOfWhole(sizes, crop) };
  }
  const image = focus && { objectPosition: `${focus.x}% ${focus.y}%` };
  return { className, box: ownRatio ? ratio : undefined, image, sizes };
}

function PictureOrArt({ src, ...props }: PictureProps & { src: string }) {
  const { picture, ratio, eager, isDecorative, className } = props;
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <span className={boxed(ratio, className)}>
        <PlaceholderArt number={picture.placeholder} />
      </span>
    );
  }
  const { width, height } = pictureBoxes[ratio];
  const frame = framing(props);
  return (
    <span className={boxed(ratio, frame.className)} style={frame.box}>
      <ResponsiveImage
        src={src}
        alt={isDecorative ? '' : picture.alt}
        width={width}
        height={height}
        sizes={frame.sizes}
        hasColour
        style={frame.image}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        onError={() => setBroken(true)}
      />
    </span>
  );
}

/** A picture; placeholder art if it fails to load. */
export const SourcePicture = defineIsland({
  name: 'source-picture',
  part: PictureOrArt,
  wakes: ['error img'],
});
