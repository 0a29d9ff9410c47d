import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { articlePath } from '#ui/routes.ts';

export interface HeadlineProps {
  article: ArticleCard;
  level: 1 | 2 | 3;
  /** A text style: `text-h4`. */
  className: string;
  /** In place of the title, such as the title with its matches marked. */
  children?: ReactNode;
}

/** A headline that leads to its article; the one link of a card that everybody meets. */
export function Headline({ article, level, className, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className} {...writtenIn(article.title)}>
      <a href={articlePath(article.id)} className="hover:underline-sec">
        {children ?? article.title}
      </a>
    </Heading>
  );
}
