import { useLoaderData } from 'react-router';
import type { CategoryLink } from '#core/article/article-card.ts';
import type { SearchPage as FoundPage } from '#core/search/search.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { useIsExported } from '#ui/kit/page/server-page.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/search-words.ts';
import { SearchForm } from './search-form.island.tsx';
import { EMPTY_TERM, type SearchQuery, searchQueryOf } from './search-query.ts';
import { SearchResults } from './search-results.tsx';

interface SearchPageProps {
  query: SearchQuery;
  categories: CategoryLink[];
  /** Search results; `undefined` before the first search. */
  found?: FoundPage | undefined;
}

function SearchPage({ query, categories, found }: SearchPageProps) {
  const isExported = useIsExported();
  return (
    <div className="wrap pt-7 pb-4 md:pb-6">
      <div className="lg:max-w-[75%]">
        <h1 className="mb-4 text-splash">{words.searchNews}</h1>
        <SearchForm query={query} categories={categories} />
        {isExported ? (
          <noscript>
            <p className="mt-4 text-standfirst">{words.thisCopyNeedsScript}</p>
          </noscript>
        ) : null}
        <div data-results="">
          <SearchResults query={query} found={found} />
        </div>
      </div>
    </div>
  );
}

export async function loader(args: RouteArgs) {
  const query = searchQueryOf(args.request.url);
  if (query.isBlank) return { query, toast: { title: EMPTY_TERM, isError: true } };
  if (query.term === '') return { query };
  const { term, category, period, page } = query;
  const found = await clientOf(args).ask('GET /search', {
    q: term,
    page,
    ...(category && { category }),
    ...(period && { period }),
  });
  return { query, found };
}

export function Component() {
  const { query, found } = useLoaderData<typeof loader>();
  const { settings, categories } = useSite().site;
  const title = found ? words.resultsForWith(found.term) : words.searchNews;
  return (
    <>
      <PageHead
        title={`${title} - ${settings.siteName}`}
        siteName={settings.siteName}
        path={patterns.search}
        description={words.searchEveryArticle(settings.siteName)}
        // Only the empty form is indexed: results are lists of pages that are indexed already.
        isUnlisted={found !== undefined || query.isBlank}
      />
      <SearchPage query={query} categories={categories} found={found} />
    </>
  );
}
