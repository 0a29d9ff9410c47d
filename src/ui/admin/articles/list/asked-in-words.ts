import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { wholeDay } from '#core/locale/dates.ts';
import * as words from '#ui/words/admin/desk-words.ts';

/** 'For Edda, by 24 November 2026'; empty where nobody is asked for and no day is set. */
export function askedInWords({
  askedName,
  neededBy,
}: Pick<DeskRow, 'askedName' | 'neededBy'>): string {
  const day = neededBy ? wholeDay(Date.parse(neededBy)) : '';
  if (askedName) return day ? words.askedByDay(askedName, day) : words.asked(askedName);
  return day ? words.neededBy(day) : '';
}
