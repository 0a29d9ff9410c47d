import { type SearchPeriod, searchPeriods } from '#core/search/search.ts';
import * as words from '#ui/words/search-words.ts';

/** Query in the search page's address. */
export interface SearchQuery {
  /** Search term as typed; empty if nothing was searched. */
  term: string;
  /** True where a search was sent without a term. */
  isBlank: boolean;
  /** Slug of a category; empty for all. */
  category: string;
  period: SearchPeriod | '';
  page: string;
}

/** Error message for an empty search term. */
export const EMPTY_TERM = words.pleaseEnterASearchTerm;

export const periodLabels: Record<SearchPeriod, string> = {
  day: words.pastDay,
  week: words.pastWeek,
  month: words.pastMonth,
  year: words.pastYear,
};

const isPeriod = (text: string): text is SearchPeriod => Object.hasOwn(searchPeriods, text);

export function searchQueryOf(address: string): SearchQuery {
  const asked = new URL(address).searchParams;
  const term = asked.get('q') ?? '';
  const period = asked.get('period') ?? '';
  return {
    term,
    isBlank: asked.has('q') && term.trim() === '',
    category: asked.get('category')?.trim() ?? '',
    period: isPeriod(period) ? period : '',
    page: asked.get('page') ?? '1',
  };
}
