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
  /** The `sizes` attribute, for browsers without `sizes="auto"` and for eager images. */
  sizes: string;
  /** Default: `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Shows the average colour of an uploaded picture until it has loaded. */
  hasColour?: boolean;
}

/** An image. An uploaded picture is offered in several widths and formats. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { src, sizes, loading = 'lazy', hasColour = false, alt, style, ...rest } = props;
  const picture = readPictureAddress(src)?.picture;
  if (!picture)
    return <img src={src} alt={alt} loading={loading} decoding="async" style={style} {...rest} />;
  const { width, height, colour } = picture;
  const widest = pictureWidths(picture).at(-1) ?? width;
  // Browsers compute the layout width of a lazy image before they load it.
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
        style={hasColour ? { ...style, backgroundColor: `#${colour}` } : style}
      />
    </picture>
  );
}
