import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { articlePath } from '#ui/routes.ts';

export interface HeadlineProps {
  article: ArticleCard;
  level: 1 | 2 | 3 | 4;
  /** Class of the text style, such as `text-h4`. */
  className: string;
  /** Replaces the title, for example to mark search matches in it. */
  children?: ReactNode;
}

/** Headline with the card's only link for keyboards and screen readers. */
export function Headline({ article, level, className, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className} {...writtenIn(article.title)}>
      <a href={articlePath(article)} className="hover:underline-sec">
        {children ?? article.title}
      </a>
    </Heading>
  );
}
