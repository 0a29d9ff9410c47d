import { safeMedia } from '#core/text/safe-address.ts';
import { boxed, type PictureProps } from './picture-box.ts';
import { PlaceholderArt } from './placeholder-art.tsx';
import { SourcePicture } from './source-picture.island.tsx';

/**
 * A picture in a box of fixed ratio. If it is missing or fails to load, placeholder art takes its
 * place, in the colour of the closest `data-ink`.
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
  // The props of an island are part of the page: they hold nothing that is in its markup.
  const { alt, placeholder, focus, crop } = picture;
  const shown = { alt, placeholder, ...(focus && { focus }), ...(crop && { crop }) };
  return <SourcePicture key={src} {...props} src={src} picture={shown} />;
}
