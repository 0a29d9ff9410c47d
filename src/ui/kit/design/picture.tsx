import { safeMedia } from '#core/text/safe-address.ts';
import { boxed, type PictureProps } from './picture-box.ts';
import { PlaceholderArt } from './placeholder-art.tsx';
import { SourcePicture } from './source-picture.island.tsx';

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
  return <SourcePicture key={src} {...props} src={src} picture={{ alt, placeholder }} />;
}
