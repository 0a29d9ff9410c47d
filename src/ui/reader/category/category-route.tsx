import { data, useLoaderData } from 'react-router';
import type { SearchPage } from '#core/search/search.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { categoryFeedPath, categoryPath, patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { VideosData } from '../video/videos-data.tsx';
import { CategoryPage } from './category-page.tsx';

/** Search results for the category's name; `undefined` where the search fails. */
async function searchFor(args: RouteArgs, name: string): Promise<SearchPage | undefined> {
  try {
    return await clientOf(args).ask('GET /search', { q: name, page: '1' });
  } catch {
    return undefined;
  }
}

export async function loader(args: RouteArgs) {
  const client = clientOf(args);
  const category = args.params.categoryName ?? '';
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  const front = await client.ask('GET /categories/:category', { category, page });
  const isEmpty = front.articles.length === 0 && front.page === 1 && front.category.name !== '';
  const found = isEmpty ? await searchFor(args, front.category.name) : undefined;
  // Not cached: the search failed, and the next request may succeed.
  const headers = isEmpty && !found ? { 'cache-control': 'no-store' } : {};
  return data({ front, found }, { headers });
}

export function Component() {
  const { front, found } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { siteName } = site.settings;
  const { category, isKnown, page } = front;
  const address = categoryPath(category.name);
  // Canonical address of the first page: Web Stories has a page with the same content.
  const first = category.slug === 'web-stories' ? patterns.webStories : address;
  const heading = `${category.name} News`.trim();
  return (
    <>
      <PageHead
        title={`${heading} - ${siteName}`}
        siteName={siteName}
        path={page === 1 ? first : `${address}?page=${page}`}
        feed={{ path: categoryFeedPath(category.slug), title: `${heading} - ${siteName}` }}
        description={`The latest ${heading} from ${siteName}.`}
        isUnlisted={!isKnown || page > front.pages}
      />
      <VideosData videos={front.videos} />
      <CategoryPage front={front} found={found} site={site} />
    </>
  );
}
