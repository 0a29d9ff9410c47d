import type { ArticleCard } from '#core/article/article-card.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { categoryPath } from '#ui/routes.ts';
import { ArticleMeta } from '../article-list/article-meta.tsx';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';
import { Summary } from '../article-list/summary.tsx';

const columns = {
  withPicture:
    'grid-cols-[minmax(0,1fr)_88px] md:grid-cols-[116px_minmax(0,1fr)_168px] md:grid-rows-[auto_1fr]',
  inWords: 'grid-cols-1 md:grid-cols-[116px_minmax(0,1fr)] md:grid-rows-[auto_1fr]',
} as const;

/** Time, text, and the picture if there is one; on phones the summary spans the row below. */
function LatestRow({ article }: { article: ArticleCard }) {
  const hasPicture = article.picture.src !== undefined;
  return (
    <article
      data-ink={article.category.ink}
      className={`group grid items-start gap-x-4 gap-y-1.5 md:gap-x-6 md:gap-y-0 ${hasPicture ? columns.withPicture : columns.inWords}`}
    >
      <div className="hidden md:row-span-2 md:block md:pt-px">
        <ArticleMeta article={article} isStacked />
      </div>
      <div className="min-w-0">
        <Kicker article={article} className="md:mb-[3px]" />
        <Headline article={article} level={3} className="text-h3" />
      </div>
      {hasPicture && <PictureLink article={article} ratio="4:3" className="md:row-span-2" />}
      <div className={`md:col-start-2 ${hasPicture ? 'max-md:col-span-2' : ''}`}>
        <Summary className="line-clamp-3 max-w-[62ch] md:mt-1.5 md:line-clamp-2">
          {article.summary}
        </Summary>
        <ArticleMeta article={article} className="mt-1.5 md:hidden" />
      </div>
    </article>
  );
}

/** The newest articles that are not shown further up. */
export function LatestNews({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <BlockHeading id="latest" more={{ href: categoryPath('India'), label: 'More India' }}>
        Latest News
      </BlockHeading>
      <ul className="[&>li]:border-rule [&>li]:border-t [&>li]:py-4 [&>li:first-child]:border-t-0 [&>li:first-child]:pt-0 [&>li:last-child]:pb-0">
        {articles.map((article) => (
          <li key={article.id}>
            <LatestRow article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
