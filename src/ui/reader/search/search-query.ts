import { type SearchPeriod, searchPeriods } from '#core/search/search.ts';

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
export const EMPTY_TERM = 'Please enter a search term.';

export const periodLabels: Record<SearchPeriod, string> = {
  day: 'Past day',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
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
