import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/fronts-words.ts';
import { ArticleMeta } from '../article-list/article-meta.tsx';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';
import { SideCard } from '../article-list/side-card.tsx';

interface LeadCardProps {
  article: ArticleCard;
  /** Makes the picture as high as what is beside the lead; otherwise as its words. */
  fillsHeight: boolean;
}

/** The lead; its headline is the page's `h1`. From 1024 px on its words are beside the picture, which is as high. */
function LeadCard({ article, fillsHeight }: LeadCardProps) {
  const standfirst = article.standfirst ?? article.summary;
  return (
    <article
      data-ink={article.category.ink}
      className={`group grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-(--gutter) lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] ${fillsHeight ? 'lg:h-full' : ''}`}
    >
      <div className="flex min-w-0 flex-col">
        <Kicker article={article} className="mb-1 text-[.875rem]" />
        <Headline
          article={article}
          level={1}
          className="text-splash max-sm:text-[1.9375rem]/[2.125rem] lg:text-[2.375rem]/[2.5625rem] xl:text-[3rem]/[3.125rem]"
        />
        {standfirst && (
          <p
            className="mt-2.5 hidden max-w-[58ch] text-standfirst sm:line-clamp-4 lg:text-[1.1875rem]/[1.6875rem] xl:text-[1.25rem]/7"
            {...writtenIn(standfirst)}
          >
            {standfirst}
          </p>
        )}
        <ArticleMeta article={article} hasAuthor className="mt-2.5 max-sm:hidden" />
      </div>
      <PictureLink
        article={article}
        ratio="16:9"
        eager
        sizes="(min-width: 1024px) 42vw, 100vw"
        className="mt-3 max-md:-mx-(--margin) lg:mt-0"
        boxClassName={`lg:aspect-auto lg:h-full lg:min-h-80 xl:min-h-100 ${fillsHeight ? 'lg:max-h-150' : 'lg:max-h-115'}`}
      />
    </article>
  );
}

/** Headlines without pictures under the lead. */
function LeadLines({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="more-headlines">
      <h2 id="more-headlines" className="sr-only">
        {words.moreHeadlines}
      </h2>
      <ul className="mt-1.5 grid gap-x-(--gutter) sm:grid-cols-2 lg:mt-4.5 lg:grid-cols-4 lg:border-rule lg:border-t lg:pt-3 max-lg:[&>li]:border-rule max-lg:[&>li]:border-t max-sm:[&>li:first-child]:border-t-0 sm:max-lg:[&>li:nth-child(-n+2)]:border-t-0 lg:[&>li+li]:before:absolute lg:[&>li+li]:before:inset-y-0.5 lg:[&>li+li]:before:-start-3 lg:[&>li+li]:before:border-rule lg:[&>li+li]:before:border-s">
        {articles.map((article) => (
          <li key={article.id} className="relative min-w-0 py-2.5 lg:py-0">
            <article data-ink={article.category.ink} className="group">
              <Kicker article={article} className="text-[.8125rem]/4.5" />
              <Headline article={article} level={3} className="text-h5 lg:line-clamp-3" />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TopStoriesProps {
  lead: ArticleCard;
  related: ArticleCard[];
  sides: ArticleCard[];
}

const sideList =
  'md:max-lg:grid md:max-lg:grid-cols-2 gap-x-(--gutter) max-lg:mt-4 max-lg:border-strong max-lg:border-t-2 lg:col-span-3 lg:flex lg:flex-col [&>li]:border-rule [&>li]:border-t [&>li]:py-3 [&>li:first-child]:border-t-0 md:max-lg:[&>li:nth-child(2)]:border-t-0 lg:[&>li:first-child]:pt-0 [&>li:last-child]:pb-0';

/** Stories beside the lead that have a thumbnail: every second one. */
const hasThumb = (at: number): boolean => at % 2 === 0;

/** The lead with the lines under it, and up to four stories beside them. */
export function TopStories({ lead, related, sides }: TopStoriesProps) {
  const leading = (
    <>
      <LeadCard article={lead} fillsHeight={related.length === 0 && sides.length > 0} />
      <LeadLines articles={related} />
    </>
  );
  if (sides.length === 0) return <div>{leading}</div>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) lg:grid-cols-12">
      <div className="border-rule lg:col-span-9 lg:border-e lg:pe-(--gutter)">{leading}</div>
      <h2 className="sr-only">{words.topStories}</h2>
      <ul className={sideList}>
        {sides.map((article, at) => (
          <li key={article.id}>
            <SideCard article={article} place="lead" hasThumb={hasThumb(at)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
