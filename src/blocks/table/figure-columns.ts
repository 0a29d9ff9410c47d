import { plainText } from '../plain-text.ts';
import type { PlacedCell } from './table.ts';

/** Digits with separators, signs, a currency and a unit of up to three letters or signs around them. */
const figure =
  /^[\s+\-−–±<>≈~]*\p{Sc}?[\s+\-−]*\d[\d.,:'’\s/]*(?:\p{Sc}|%|‰|°\p{L}?|\p{L}{1,3})?$/u;

/** Signs that stand for a figure that is missing. */
const missing = /^(?:[-–—…]|n\/?a)?$/i;

/** Longest figure, in characters. */
const LONGEST = 40;

const isFigure = (text: string): boolean => text.length <= LONGEST && figure.test(text);

/**
 * For each column of a table, true if it holds figures: all cells of its body that take one column and are not
 * empty do. The first column never does, since it names the rows.
 */
export function figureColumns(width: number, body: readonly PlacedCell[]): boolean[] {
  const figures = new Set<number>();
  const others = new Set([0]);
  for (const { cell, column, columns } of body) {
    if (columns > 1 || others.has(column)) continue;
    const text = plainText(cell).trim();
    if (isFigure(text)) figures.add(column);
    else if (!missing.test(text)) others.add(column);
  }
  return Array.from({ length: width }, (_, at) => figures.has(at) && !others.has(at));
}
