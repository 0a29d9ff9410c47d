import * as words from '#ui/words/admin/parts-words.ts';
import type { CropBox } from './crop-box.ts';

const perCent = (fraction: number): string => `${Math.round(fraction * 100)} %`;

/** Size and place of a crop as text, for the live region and for comparisons. */
export function cropInWords(box: CropBox | undefined): string {
  if (!box || (box.width === 1 && box.height === 1)) return words.theWholePicture;
  const { x, y, width, height } = box;
  return words.wideAndHigh(perCent(width), perCent(height), perCent(x), perCent(y));
}
