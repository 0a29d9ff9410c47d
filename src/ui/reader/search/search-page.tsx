import type { CategoryLink } from '#core/article/article-card.ts';
import type { SearchPage as FoundPage } from '#core/search/search.ts';
import { SearchForm } from './search-form.island.tsx';
import type { SearchQuery } from './search-query.ts';
import { SearchResults } from './search-results.tsx';

interface SearchPageProps {
  query: SearchQuery;
  categories: CategoryLink[];
  /** Search results; `undefined` before the first search. */
  found?: FoundPage | undefined;
}

export function SearchPage({ query, categories, found }: SearchPageProps) {
  return (
    <div className="wrap pt-7 pb-4 md:pb-6">
      <div className="lg:max-w-[75%]">
        <h1 className="mb-4 text-splash">Search News</h1>
        <SearchForm query={query} categories={categories} />
        {found ? <SearchResults query={query} found={found} /> : null}
      </div>
    </div>
  );
}
