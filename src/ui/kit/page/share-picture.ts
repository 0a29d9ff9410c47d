import { pictureWidths, readPictureAddress, variantAddress } from '#core/image/picture-address.ts';
import { safeMedia } from '#core/text/safe-address.ts';

/** Picture for previews of a shared link, in a format that social networks show. */
export interface SharePicture {
  src: string;
  /** Size in pixels, if known. */
  width?: number;
  height?: number;
}

/** Size of the pictures from `scripts/draw-shared-pictures.mjs`, and of cards, in pixels. */
const DRAWN = { width: 1200, height: 630 };

const drawn = (name: string): SharePicture => ({ src: `/share/${name}.jpg`, ...DRAWN });

/**
 * Preview picture for a shared link: a JPEG of an uploaded picture, the rendered form of one of our
 * drawings, an https picture in a common format, otherwise the site's picture. A card that the server draws goes before all.
 */
export function sharePicture(source: string | undefined, card?: string): SharePicture {
  if (card !== undefined) return { src: card, ...DRAWN };
  const src = source === undefined ? undefined : safeMedia(source);
  const uploaded = src === undefined ? undefined : readPictureAddress(src)?.picture;
  if (uploaded) {
    const width = pictureWidths(uploaded).at(-1) ?? uploaded.width;
    const height = Math.round((uploaded.height * width) / uploaded.width);
    return { src: variantAddress(uploaded, width, 'jpg'), width, height };
  }
  const art = /^\/art\/([\w-]+)\.svg(?:#|$)/.exec(src ?? '')?.[1];
  if (art) return drawn(art);
  if (src?.startsWith('https:') && /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(src)) return { src };
  return drawn('site');
}
