/** Beginnings of cells that spreadsheets interpret as formulas. */
const formulaStart = /^[=+\-@\t\r]/;

/** Quotes a cell by RFC 4180, and escapes formulas, since its text is untrusted (CSV injection). */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns rows of cells as CSV, with the byte order mark that spreadsheets need to read UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
