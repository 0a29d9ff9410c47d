import type { CategoryLink } from '#core/article/article-card.ts';
import { categoryPath } from '../../routes.ts';
import { writtenIn } from './written-in.ts';

interface KickerProps {
  category: CategoryLink;
  className?: string;
}

/** Category above a headline, in the category's colour. */
export function Kicker({ category, className = '' }: KickerProps) {
  return (
    <a
      href={categoryPath(category.name)}
      data-ink={category.ink}
      {...writtenIn(category.name)}
      className={`-mt-[3px] block w-fit max-w-full py-[3px] text-kicker hover:underline-ui ${className}`}
    >
      {category.name}
    </a>
  );
}
