import type { Subscriber } from './subscriber.ts';

/** Cell beginnings that make a spreadsheet read a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell after RFC 4180, and never a formula: anybody may have typed what stands in it. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The newsletter's list as a file for spreadsheets, which need the mark to read it as UTF-8. */
export function subscribersCsv(
  subscribers: readonly Pick<Subscriber, 'email' | 'createdAt'>[],
): string {
  const rows = [
    ['Email', 'Since'],
    ...subscribers.map(({ email, createdAt }) => [email, createdAt]),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
