/** Words of the search page. */

export const searchTerm = 'Search term';
export const searchForNewsTopicsEtc = 'Search for news, topics, etc.';
export const search = 'Search';
export const category = 'Category';
export const allCategories = 'All categories';
export const period = 'Period';
export const anyTime = 'Any time';

export const pleaseEnterASearchTerm = 'Please enter a search term.';
export const pastDay = 'Past day';
export const pastWeek = 'Past week';
export const pastMonth = 'Past month';
export const pastYear = 'Past year';

export const results = { one: 'result', other: 'results' };
export const moreThan = (count: string) => `More than ${count}`;
export const pageOf = (count: string, page: string, pages: string) =>
  `${count}, page ${page} of ${pages}`;
export const noResultsFoundForTry = (term: string) =>
  `No results found for "${term}". Try another search.`;
export const onlyTheFirstWords = (limit: number) => `Only the first ${limit} words were searched.`;
export const pagesOfResults = 'Pages of results';
export const searchNews = 'Search News';
export const resultsForWith = (term: string) => `Results for "${term}"`;
export const searchEveryArticle = (siteName: string) =>
  `Search every article of ${siteName} by word, category and period.`;
export const resultsForTerm = 'Results for "<term/>"';

/** A question with a link that searches for the corrected words. */
export const didYouMean = 'Did you mean <term/>?';
export const allResults = (count: string) => `All ${count}`;
export const everyResult = 'All results';
export const resultsDidNotCome = 'The results didn’t come. Please try again in a moment.';
export const searchTips = 'Search tips';
export const thisCopyNeedsScript =
  'Searching this site needs JavaScript. The sections list every article.';
export const tips = [
  { sign: '"late rain"', effect: 'these words, one after the other' },
  { sign: '-cricket', effect: 'without this word' },
  { sign: 'author:rao', effect: 'by this author' },
  { sign: 'tag:monsoon', effect: 'with this tag' },
] as const;
