import { setDateFormats } from './reader-dates.ts';

/** Places of the parts in the words of a locale. */
const [DAYS, DATE, LONG, MONTH, ALONE] = [12, 19, 20, 21, 22];

/** Lets readers' dates have the words of a locale, as `dateWordsOf` joins them, with Latin digits. */
export function sayDates(joined: string): void {
  const words = joined.split('|');
  const written = (pattern: number) => (date: Date) => {
    const month = date.getMonth();
    const parts: Record<string, string | number | undefined> = {
      d: date.getDate(),
      m: (pattern === MONTH && words[ALONE + month]) || words[month],
      y: date.getFullYear(),
      w: words[DAYS + date.getDay()],
    };
    return `${words[pattern]}`.replace(/%(.)/g, (_, part) => `${parts[part]}`);
  };
  setDateFormats({ date: written(DATE), long: written(LONG), month: written(MONTH) });
}
