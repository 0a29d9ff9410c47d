import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import type { AuthorPage as Author } from '#core/author/author-page.ts';
import { longDate } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import { clip } from '#core/text/clip.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { authorFeedPath, authorPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/fronts-words.ts';
import { DatedList } from '../article-list/dated-list.tsx';
import { PagedArticles } from '../article-list/paged-articles.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { isNotFound, notFound } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { AuthorData } from './author-data.tsx';
import { AuthorHead } from './author-head.tsx';

interface AuthorPageProps {
  front: Author;
  site: Pick<Site, 'ads' | 'edition'>;
}

/** Page of an author: head, and articles under their days. */
function AuthorPage({ front, site }: AuthorPageProps) {
  const { author, articles, page, pages } = front;
  return (
    <div data-ink={author.ink} className="wrap">
      <AuthorHead author={author} hasFeed={site.edition === 'server'} />
      <div className="mt-6">
        <WithRail rail={<AdSlot placement="default" ad={site.ads.default} shape="box" />}>
          <PagedArticles
            first={authorPath(author.slug)}
            page={page}
            pages={pages}
            none={words.thereAreNoArticlesBy(author.name)}
            isEmpty={articles.length === 0}
          >
            <DatedList articles={articles} headingOf={longDate} />
          </PagedArticles>
        </WithRail>
      </div>
    </div>
  );
}

/** Loads a page of the author; for an unknown slug, status 404 and the newest articles. */
export async function loader(args: RouteArgs) {
  const slug = args.params.slug ?? '';
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  try {
    const front = await clientOf(args).ask('GET /authors/:slug', { slug, page });
    if (front.author.slug === slug) return front;
    const path = authorPath(front.author.slug);
    return movedTo(front.page === 1 ? path : `${path}?page=${front.page}`);
  } catch (error) {
    if (isNotFound(error)) return notFound(args);
    throw error;
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('isMissing' in loaded) return <NotFoundPage latest={loaded.others} />;
  return <ShownAuthor front={loaded} />;
}

function ShownAuthor({ front }: { front: Author }) {
  const { site } = useSite();
  const cards = useContext(ServerPageContext)?.cards;
  const { siteName } = site.settings;
  const { author, page } = front;
  const title = `${author.name} - ${siteName}`;
  const address = authorPath(author.slug);
  return (
    <>
      <PageHead
        title={title}
        siteName={siteName}
        path={page === 1 ? address : `${address}?page=${page}`}
        feed={{ path: authorFeedPath(author.slug), title }}
        description={
          clip(author.biography, DESCRIPTION_LENGTH) || words.articlesBy(author.name, siteName)
        }
        card={cards?.author(front, site)}
      />
      <AuthorData author={author} site={site} />
      <AuthorPage front={front} site={site} />
    </>
  );
}
