import type { ArticleCard } from '#core/article/article-card.ts';
import { PublishedTime } from '#ui/kit/published-time.tsx';

interface ArticleMetaProps {
  article: ArticleCard;
  hasAuthor?: boolean;
  className?: string;
}

/** 'By … · time', or the time alone; says which articles are for premium readers. */
export function ArticleMeta({ article, hasAuthor = false, className = '' }: ArticleMetaProps) {
  const { author, published, isPremium } = article;
  const byline = hasAuthor && author.trim() !== '';
  const hasTime = Boolean(published.publishedAt ?? published.time);
  if (!byline && !hasTime && !isPremium) return null;
  return (
    <p className={`text-meta ${className}`}>
      {isPremium && <b className="font-semibold text-ok">Premium</b>}
      {isPremium && (byline || hasTime) && ' · '}
      {byline && `By ${author}`}
      {byline && hasTime && ' · '}
      {hasTime && <PublishedTime published={published} />}
    </p>
  );
}
