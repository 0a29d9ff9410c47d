import type { ComponentProps } from 'react';
import {
  pictureSources,
  pictureWidths,
  readPictureAddress,
  variantAddress,
} from '#core/image/picture-address.ts';

interface ResponsiveImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'loading'> {
  src: string;
  /** Displayed width, for browsers that can't determine it before loading. */
  sizes: string;
  /** Lazily by default. */
  loading?: 'lazy' | 'eager';
  /** Its own colour stands in its place until it arrives. */
  hasColour?: boolean;
}

/**
 * An image; of a picture that was uploaded, each browser takes the width and the format that suit it
 * best.
 */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { src, sizes, loading = 'lazy', hasColour = false, alt, ...rest } = props;
  const picture = readPictureAddress(src)?.picture;
  if (!picture) return <img src={src} alt={alt} loading={loading} decoding="async" {...rest} />;
  const { width, height, colour } = picture;
  const widest = pictureWidths(picture).at(-1) ?? width;
  // For a lazy image, the browser knows the layout width before it loads it.
  const shown = loading === 'lazy' ? `auto, ${sizes}` : sizes;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes={shown} />
      <source type="image/webp" srcSet={pictureSources(picture, 'webp')} sizes={shown} />
      <img
        alt={alt}
        loading={loading}
        decoding="async"
        {...rest}
        sizes={shown}
        srcSet={pictureSources(picture, 'jpg')}
        src={variantAddress(picture, widest, 'jpg')}
        width={width}
        height={height}
        {...(hasColour ? { style: { backgroundColor: `#${colour}` } } : {})}
      />
    </picture>
  );
}
