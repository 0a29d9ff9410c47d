import type { CSSProperties } from 'react';
import { type Crop, focusInCrop } from '#core/article/crop.ts';
import { type Focus, USUAL_FOCUS } from '#core/article/focus.ts';

/** Values with which the style sheet (`.is-cropped`) fills a box from the shown part of a picture. */
export function partStyle(crop: Crop, focus: Focus | undefined): CSSProperties {
  const { x, y } = focus ? focusInCrop(focus, crop) : USUAL_FOCUS;
  const short = (value: number): number => Number(value.toFixed(4));
  const values = {
    '--part-x': crop.x,
    '--part-y': crop.y,
    '--part-width': crop.width,
    '--part-height': crop.height,
    '--part-ratio': crop.ratio,
    '--focus-x': short(x / 100),
    '--focus-y': short(y / 100),
  };
  return values as CSSProperties;
}

/** Returns the attribute `sizes` for a whole picture, from that of its shown part. */
export const sizesOfWhole = (sizes: string, { width }: Crop): string =>
  sizes.replace(
    /([\d.]+)(rem|px|v[wh])(?=\s*(?:,|$))/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) / width)}${unit}`,
  );
