/**
 * Formats rows as an aligned Markdown table, numbers to the right.
 * @param {Record<string, string | number>[]} rows all with the same columns
 */
export function tableOf(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  const widths = columns.map((column, at) =>
    Math.max(3, column.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const isNumeric = columns.map((_, at) => cells.every((row) => /^[\d–-]/.test(row[at] ?? '')));
  /** @param {string[]} row */
  const line = (row) =>
    `| ${row
      .map((cell, at) =>
        isNumeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join(' | ')} |`;
  const rule = `|${widths
    .map((width, at) => (isNumeric[at] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)))
    .join('|')}|`;
  return [line(columns), rule, ...cells.map(line)].join('\n');
}

/** Formats a number with about three significant digits. @param {number} number */
export const short = (number) =>
  number >= 100 ? Math.round(number).toString() : number.toFixed(number >= 10 ? 1 : 2);

/**
 * Formats the median with the range of the rounds.
 * @param {import('./statistics.mjs').Spread} spread
 */
export const withSpread = ({ median, least, most }) =>
  `${short(median)} (${short(least)}–${short(most)})`;
