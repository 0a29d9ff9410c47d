/** Digits with separators, signs, a currency and a unit of up to three letters or signs around them. */
const figure =
  /^[\s+\-−–±<>≈~]*\p{Sc}?[\s+\-−]*\d[\d.,:'’\s/]*(?:\p{Sc}|%|‰|°\p{L}?|\p{L}{1,3})?$/u;

/** Signs that stand for a figure that is missing. */
const missing = /^(?:[-–—…]|n\/?a)?$/i;

/** Longest figure, in characters. */
const LONGEST = 40;

const isFigure = (text: string): boolean => text.length <= LONGEST && figure.test(text);

/**
 * For each column of a table, true if it holds figures: all cells of its body that are not empty do. The
 * first column never does, since it names the rows.
 */
export function figureColumns(
  rows: readonly (readonly string[])[],
  body: readonly (readonly string[])[],
): boolean[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    if (column === 0) return false;
    const cells = body.map((row) => (row[column] ?? '').trim());
    return cells.some(isFigure) && cells.every((text) => isFigure(text) || missing.test(text));
  });
}
