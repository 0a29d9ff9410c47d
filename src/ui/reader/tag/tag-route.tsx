import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import type { CollectionPage } from 'schema-dts';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import { counted } from '#core/locale/plural.ts';
import { monthAndYear } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import type { TagPage as Tag } from '#core/tag/tag-page.ts';
import { clip } from '#core/text/clip.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { PageDescription, PageHeading } from '#ui/kit/design/page-heading.tsx';
import { articleCrumb, itemList } from '#ui/kit/page/breadcrumbs.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { StructuredData } from '#ui/kit/page/structured-data.tsx';
import { tagFeedPath, tagPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/fronts-words.ts';
import { DatedList } from '../article-list/dated-list.tsx';
import { PagedArticles } from '../article-list/paged-articles.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { isNotFound, notFound } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

interface TagPageProps {
  front: Tag;
  site: Pick<Site, 'ads' | 'edition'>;
}

/** Page of a tag: description, and articles under their months. */
function TagPage({ front, site }: TagPageProps) {
  const { tag, articles, page, pages, total } = front;
  return (
    <div data-ink={tag.ink} className="wrap">
      <PageHeading above={words.topic}>
        <span className="wrap-anywhere">
          <LanguageSpan text={tag.name} />
        </span>
      </PageHeading>
      <PageDescription text={tag.description} />
      <p className="mb-7 flex flex-wrap items-center gap-x-3.5 text-ink-2 text-ui">
        {counted(total, words.articlesForms)}
        {site.edition === 'server' && (
          <a href={tagFeedPath(tag.slug)} className="prose-link inline-flex min-h-6 items-center">
            {words.feedOfThisTopic}
          </a>
        )}
      </p>
      <WithRail rail={<AdSlot placement="default" ad={site.ads.default} shape="box" />}>
        <PagedArticles
          first={tagPath(tag.slug)}
          page={page}
          pages={pages}
          none={words.thereAreNoArticlesAbout(tag.name)}
          isEmpty={articles.length === 0}
        >
          <DatedList articles={articles} headingOf={monthAndYear} hasAuthor />
        </PagedArticles>
      </WithRail>
    </div>
  );
}

/** Loads a page of the tag; for an unknown slug, status 404 and the newest articles. */
export async function loader(args: RouteArgs) {
  const slug = args.params.slug ?? '';
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  try {
    const front = await clientOf(args).ask('GET /tags/:slug', { slug, page });
    if (front.tag.slug === slug) return front;
    const path = tagPath(front.tag.slug);
    return movedTo(front.page === 1 ? path : `${path}?page=${front.page}`);
  } catch (error) {
    if (isNotFound(error)) return notFound(args);
    throw error;
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('isMissing' in loaded) return <NotFoundPage latest={loaded.others} />;
  return <ShownTag front={loaded} />;
}

/** Structured data of a tag with its articles: schema.org's CollectionPage. */
function TagData({ front: { tag, articles } }: { front: Tag }) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const data: CollectionPage = {
    '@type': 'CollectionPage',
    name: tag.name,
    url: origin + tagPath(tag.slug),
    mainEntity: itemList(articles.map(articleCrumb), origin),
  };
  return <StructuredData data={data} />;
}

function ShownTag({ front }: { front: Tag }) {
  const { site } = useSite();
  const { siteName } = site.settings;
  const { tag, page, articles } = front;
  const title = `${tag.name} - ${siteName}`;
  const address = tagPath(tag.slug);
  return (
    <>
      <PageHead
        title={title}
        siteName={siteName}
        path={page === 1 ? address : `${address}?page=${page}`}
        feed={{ path: tagFeedPath(tag.slug), title }}
        description={
          clip(tag.description, DESCRIPTION_LENGTH) || words.articlesAbout(tag.name, siteName)
        }
        image={tag.picture}
        isUnlisted={articles.length === 0}
      />
      <TagData front={front} />
      <TagPage front={front} site={site} />
    </>
  );
}
