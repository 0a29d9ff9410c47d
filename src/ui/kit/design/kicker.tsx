import type { ArticleCard } from '#core/article/article-card.ts';
import { categoryPath } from '../../routes.ts';
import { writtenIn } from './written-in.ts';

interface KickerProps {
  article: Pick<ArticleCard, 'category' | 'kicker'>;
  className?: string;
}

/** Kicker above a headline, or else the category's name; a link to the category, in its colour. */
export function Kicker({ article: { category, kicker }, className = '' }: KickerProps) {
  const words = kicker ?? category.name;
  return (
    <a
      href={categoryPath(category.slug)}
      data-ink={category.ink}
      {...writtenIn(words)}
      className={`-mt-[3px] block w-fit max-w-full py-[3px] text-kicker hover:underline-ui ${className}`}
    >
      {words}
    </a>
  );
}
