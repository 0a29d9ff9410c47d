import type { ArticleCard } from '#core/article/article-card.ts';
import { BlockHeading } from '#ui/kit/block-heading.tsx';
import { Kicker } from '#ui/kit/kicker.tsx';
import { categoryPath } from '#ui/routes.ts';
import { ArticleMeta } from '../article-list/article-meta.tsx';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';
import { Summary } from '../article-list/summary.tsx';

/** Time, then words, then picture; on phones the summary runs below both. */
function LatestRow({ article }: { article: ArticleCard }) {
  return (
    <article
      data-ink={article.category.ink}
      className="group grid grid-cols-[minmax(0,1fr)_88px] items-start gap-x-4 gap-y-1.5 md:grid-cols-[116px_minmax(0,1fr)_168px] md:grid-rows-[auto_1fr] md:gap-x-6 md:gap-y-0"
    >
      <div className="hidden md:row-span-2 md:block md:pt-px">
        <ArticleMeta article={article} />
      </div>
      <div className="min-w-0">
        <Kicker category={article.category} className="md:mb-[3px]" />
        <Headline article={article} level={3} className="text-h3" />
      </div>
      <PictureLink article={article} ratio="4:3" className="md:row-span-2" />
      <div className="max-md:col-span-2 md:col-start-2">
        <Summary className="line-clamp-3 max-w-[62ch] md:mt-1.5 md:line-clamp-2">
          {article.summary}
        </Summary>
        <ArticleMeta article={article} className="mt-1.5 md:hidden" />
      </div>
    </article>
  );
}

/** The newest articles that don't stand above already. */
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
