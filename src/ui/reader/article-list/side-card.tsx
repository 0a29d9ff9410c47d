import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { Headline } from './headline.tsx';
import { PictureLink } from './picture-link.tsx';
import { Summary } from './summary.tsx';

const places = {
  /** Beside the lead: thumbnail 104 px wide, 80 px from 1024 px, 96 px from 1280 px. */
  lead: {
    columns:
      'grid-cols-[minmax(0,1fr)_104px] lg:grid-cols-[minmax(0,1fr)_80px] xl:grid-cols-[minmax(0,1fr)_96px]',
    headline: 'text-h4 lg:text-[1.125rem]/[1.375rem] xl:text-[1.25rem]/6',
  },
  /** In a block: thumbnail 104 px wide, 128 px from 1200 px. */
  block: {
    columns: 'grid-cols-[minmax(0,1fr)_104px] wide:grid-cols-[minmax(0,1fr)_128px]',
    headline: 'text-h4',
  },
} as const;

interface SideCardProps {
  article: ArticleCard;
  place?: keyof typeof places;
  hasKicker?: boolean;
  /** Shows two lines of summary from 1200 px on. */
  hasSummary?: boolean;
  /** Shows its picture, if it has one; default true. */
  hasThumb?: boolean;
}

/** Text on the left, square thumbnail on the right; text only if the article has no picture. */
export function SideCard({
  article,
  place = 'block',
  hasKicker = place === 'lead',
  hasSummary = false,
  hasThumb = true,
}: SideCardProps) {
  const { columns, headline } = places[place];
  const hasPicture = hasThumb && article.picture.src !== undefined;
  return (
    <article
      data-ink={article.category.ink}
      className={`group grid items-start gap-4 ${hasPicture ? columns : ''}`}
    >
      <div className="min-w-0">
        {hasKicker && <Kicker article={article} />}
        <Headline article={article} level={3} className={headline} />
        {hasSummary && article.summary && (
          <Summary className="mt-1.5 hidden text-[1rem]/[1.375rem] wide:line-clamp-2">
            {article.summary}
          </Summary>
        )}
        <ArticleMeta article={article} className="mt-2" />
      </div>
      {hasPicture && <PictureLink article={article} ratio="1:1" sizes="148px" />}
    </article>
  );
}
