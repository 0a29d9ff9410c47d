import { useLoaderData } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { SearchPage } from './search-page.tsx';
import { EMPTY_TERM, searchQueryOf } from './search-query.ts';

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
  const title = found ? `Results for "${found.term}"` : 'Search News';
  return (
    <>
      <PageHead
        title={`${title} - ${settings.siteName}`}
        siteName={settings.siteName}
        path={patterns.search}
        description={`Search every article of ${settings.siteName} by word, category and period.`}
        // Only the empty form is indexed: results are lists of pages that are indexed already.
        isUnlisted={found !== undefined || query.isBlank}
      />
      <SearchPage query={query} categories={categories} found={found} />
    </>
  );
}
