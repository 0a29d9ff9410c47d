import type { AuthorPage as Author } from '#core/author/author-page.ts';
import { longDate } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { authorPath } from '#ui/routes.ts';
import { DatedList } from '../article-list/dated-list.tsx';
import { PagedArticles } from '../article-list/paged-articles.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { AuthorHead } from './author-head.tsx';

interface AuthorPageProps {
  front: Author;
  site: Pick<Site, 'ads' | 'edition'>;
}

/** Page of an author: head, and articles under their days. */
export function AuthorPage({ front, site }: AuthorPageProps) {
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
            none={`There are no articles by ${author.name} yet.`}
            isEmpty={articles.length === 0}
          >
            <DatedList articles={articles} headingOf={longDate} />
          </PagedArticles>
        </WithRail>
      </div>
    </div>
  );
}
