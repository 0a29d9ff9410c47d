import { safeMedia } from '#core/text/safe-address.ts';
import { ResponsiveImage } from '#ui/kit/design/responsive-image.tsx';

interface PortraitProps {
  picture: { src: string; alt: string };
  /** Width and height in CSS pixels. */
  size: number;
  /** Loads the picture eagerly. */
  eager?: boolean;
  className: string;
}

/** Square portrait of an author; nothing where its address is unsafe. */
export function Portrait({ picture, size, eager = false, className }: PortraitProps) {
  const src = safeMedia(picture.src);
  if (src === undefined) return null;
  return (
    <span className={`block flex-none overflow-hidden bg-wash-2 ${className}`}>
      <ResponsiveImage
        src={src}
        alt={picture.alt}
        width={size}
        height={size}
        sizes={`${size}px`}
        loading={eager ? 'eager' : 'lazy'}
        className="size-full object-cover"
      />
    </span>
  );
}
