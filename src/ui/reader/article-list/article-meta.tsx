import type { ArticleCard } from '#core/article/article-card.ts';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/cards-words.ts';

interface ArticleMetaProps {
  article: ArticleCard;
  hasAuthor?: boolean;
  /** Puts 'Premium' on a separate line, for narrow columns. */
  isStacked?: boolean;
  className?: string;
}

/** 'By … · time', or the time alone; marks premium articles. */
export function ArticleMeta(props: ArticleMetaProps) {
  const { article, hasAuthor = false, isStacked = false, className = '' } = props;
  const { author, published, isPremium } = article;
  const byline = hasAuthor && author.trim() !== '';
  const hasTime = Boolean(published.publishedAt ?? published.time);
  if (!byline && !hasTime && !isPremium) return null;
  return (
    <p className={`text-meta ${className}`}>
      {isPremium && (
        <b className={`font-semibold text-ok ${isStacked ? 'block' : ''}`}>{words.premium}</b>
      )}
      {isPremium && !isStacked && (byline || hasTime) && ' · '}
      {byline && (
        <Sentence words={words.by} slots={{ author: () => <LanguageSpan text={author} /> }} />
      )}
      {byline && hasTime && ' · '}
      {hasTime && <PublishedTime published={published} />}
    </p>
  );
}
