import { useContext } from 'react';
import { data, useLoaderData } from 'react-router';
import type { CollectionPage } from 'schema-dts';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import { categorySlug } from '#core/category/category.ts';
import type { CategoryFront } from '#core/category/category-front.ts';
import type { SearchPage } from '#core/search/search.ts';
import { clip } from '#core/text/clip.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { articleCrumb, breadcrumbs, itemList } from '#ui/kit/page/breadcrumbs.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { StructuredData } from '#ui/kit/page/structured-data.tsx';
import { categoryFeedPath, categoryPath, patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/fronts-words.ts';
import { CategoryPage } from './category-page.tsx';

interface CategoryDataProps {
  front: CategoryFront;
  siteName: string;
}

/** Structured data of a page of a category with its articles: schema.org's CollectionPage. */
function CategoryData({ front, siteName }: CategoryDataProps) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const { category, description, parent, articles, page } = front;
  const crumbs = [
    { name: siteName, path: '/' },
    ...(parent ? [{ name: parent.name, path: categoryPath(parent.slug) }] : []),
    { name: category.name, path: categoryPath(category.slug) },
  ];
  const data: CollectionPage = {
    '@type': 'CollectionPage',
    name: category.name,
    ...(description ? { description } : {}),
    url: origin + pathOf(category.slug, page),
    breadcrumb: breadcrumbs(crumbs, origin),
    mainEntity: itemList(articles.map(articleCrumb), origin),
  };
  return <StructuredData data={data} />;
}

/** Search results for the category's name; `undefined` where the search fails. */
async function searchFor(args: RouteArgs, name: string): Promise<SearchPage | undefined> {
  try {
    return await clientOf(args).ask('GET /search', { q: name, page: '1' });
  } catch {
    return undefined;
  }
}

/** Path of a page of the category with that slug. */
const pathOf = (slug: string, page: number): string =>
  page === 1 ? categoryPath(slug) : `${categoryPath(slug)}?page=${page}`;

/** Loads a page of a category; a former slug redirects to the present address. */
export async function loader(args: RouteArgs) {
  const client = clientOf(args);
  const category = args.params.categoryName ?? '';
  const { search, searchParams } = new URL(args.request.url);
  const page = searchParams.get('page') ?? '1';
  const front = await client.ask('GET /categories/:category', { category, page });
  const { slug } = front.category;
  if (slug !== category) return movedTo(`${categoryPath(slug)}${search}`);
  const isEmpty = front.articles.length === 0 && front.pages === 1 && front.category.name !== '';
  const found = isEmpty ? await searchFor(args, front.category.name) : undefined;
  // Not cached: the search failed, and the next request may succeed.
  const headers = isEmpty && !found ? { 'cache-control': 'no-store' } : {};
  return data({ front, found }, { headers });
}

export function Component() {
  const { front, found } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const cards = useContext(ServerPageContext)?.cards;
  const { siteName } = site.settings;
  const { category, isKnown, page } = front;
  // Web Stories has a page with the same content.
  const isOfStories = page === 1 && categorySlug(category.name) === 'web-stories';
  // Other categories are names that articles have.
  const hasFeed = site.categories.some(({ slug }) => slug === category.slug);
  const heading = words.newsNamed(category.name).trim();
  return (
    <>
      <PageHead
        title={`${heading} - ${siteName}`}
        siteName={siteName}
        path={isOfStories ? patterns.webStories : pathOf(category.slug, page)}
        {...(hasFeed && {
          feed: { path: categoryFeedPath(category.slug), title: `${heading} - ${siteName}` },
        })}
        description={
          clip(front.description ?? '', DESCRIPTION_LENGTH) || words.theLatestOf(heading, siteName)
        }
        isUnlisted={!isKnown}
        card={cards?.section(front, site)}
      />
      <CategoryData front={front} siteName={siteName} />
      <CategoryPage front={front} found={found} site={site} />
    </>
  );
}
