import { counted } from '#core/locale/plural.ts';
import { monthAndYear } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import type { TagPage as Tag } from '#core/tag/tag-page.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { PageDescription } from '#ui/kit/design/page-description.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { tagFeedPath, tagPath } from '#ui/routes.ts';
import { DatedList } from '../article-list/dated-list.tsx';
import { PagedArticles } from '../article-list/paged-articles.tsx';
import { WithRail } from '../article-list/with-rail.tsx';

interface TagPageProps {
  front: Tag;
  site: Pick<Site, 'ads' | 'edition'>;
}

/** Page of a tag: description, and articles under their months. */
export function TagPage({ front, site }: TagPageProps) {
  const { tag, articles, page, pages, total } = front;
  return (
    <div data-ink={tag.ink} className="wrap">
      <PageHeading above="Topic">
        <span className="wrap-anywhere">
          <LanguageSpan text={tag.name} />
        </span>
      </PageHeading>
      <PageDescription text={tag.description} />
      <p className="mb-7 flex flex-wrap items-center gap-x-3.5 text-ink-2 text-ui">
        {counted(total, { one: 'article', other: 'articles' })}
        {site.edition === 'server' && (
          <a href={tagFeedPath(tag.slug)} className="prose-link inline-flex min-h-6 items-center">
            Feed of this topic
          </a>
        )}
      </p>
      <WithRail rail={<AdSlot placement="default" ad={site.ads.default} shape="box" />}>
        <PagedArticles
          first={tagPath(tag.slug)}
          page={page}
          pages={pages}
          none={`There are no articles about ${tag.name} yet.`}
          isEmpty={articles.length === 0}
        >
          <DatedList articles={articles} headingOf={monthAndYear} hasAuthor />
        </PagedArticles>
      </WithRail>
    </div>
  );
}
