import { counted } from '#core/locale/plural.ts';
import type { SearchPage } from '#core/search/search.ts';
import * as words from '#ui/words/search-words.ts';

/** Returns the number of results in words. */
export function countedResults({ total, isMore }: Pick<SearchPage, 'total' | 'isMore'>): string {
  const count = counted(total, words.results);
  return isMore ? words.moreThan(count) : count;
}
