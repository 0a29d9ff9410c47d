/** A day in each month, in UTC: the 4th to the 10th of January 2026 are Sunday to Saturday. */
const inMonth = (month: number): Date => new Date(Date.UTC(2026, month, 19));
const onDay = (day: number): Date => new Date(Date.UTC(2026, 0, 4 + day));

const marks: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: '%d',
  month: '%m',
  year: '%y',
  weekday: '%w',
};

/**
 * Words of readers' dates in a locale, joined by `|`: twelve months, seven days from Sunday on, patterns of a date, of a date
 * with its day of the week, and of a month; then the months as they stand without a day, where those differ.
 */
export function dateWordsOf(locale: string): string {
  const known = made.get(locale) ?? makeWords(locale);
  made.set(locale, known);
  return known;
}

const made = new Map<string, string>();

function makeWords(locale: string): string {
  const format = (given: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...given, timeZone: 'UTC' });
  const date = format({ dateStyle: 'long' });
  const long = format({ dateStyle: 'full' });
  const month = format({ month: 'long', year: 'numeric' });
  const partOf = (of: Intl.DateTimeFormat, type: string, at: Date): string =>
    of.formatToParts(at).find((part) => part.type === type)?.value ?? '';
  const patternOf = (of: Intl.DateTimeFormat): string =>
    of
      .formatToParts(inMonth(0))
      .map(({ type, value }) => marks[type] ?? value)
      .join('');
  const months = Array.from({ length: 12 }, (_, at) => at);
  const names = months.map((at) => partOf(date, 'month', inMonth(at)));
  const alone = months.map((at) => partOf(month, 'month', inMonth(at)));
  const days = Array.from({ length: 7 }, (_, at) => partOf(long, 'weekday', onDay(at)));
  return [
    ...names,
    ...days,
    ...[patternOf(date), patternOf(long), patternOf(month)],
    ...(names.join() === alone.join() ? [] : alone),
  ].join('|');
}
