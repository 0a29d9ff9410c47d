import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { Headline } from './headline.tsx';
import { PictureLink } from './picture-link.tsx';
import { Summary } from './summary.tsx';

const looks = {
  first: {
    row: 'grid-cols-1 md:grid-cols-[7fr_5fr]',
    picture: '',
    box: '',
    sizes: '(min-width: 768px) 55vw, 100vw',
    headline: 'text-h2',
    summary: '',
  },
  rest: {
    row: 'grid-cols-[minmax(0,1fr)_112px] sm:grid-cols-[5fr_7fr] lg:grid-cols-[300px_minmax(0,1fr)]',
    picture: 'order-2 sm:order-none',
    box: 'max-sm:aspect-square',
    sizes: '(min-width: 1024px) 300px, (min-width: 640px) 40vw, 112px',
    headline: 'text-h3',
    summary: 'max-sm:text-[1rem]/[1.375rem]',
  },
} as const;

interface ListRowProps {
  article: ArticleCard;
  /** Larger, with the picture across 7 of 12 columns; for the first row of a list. */
  isFirst?: boolean;
  level?: 2 | 3;
  hasKicker?: boolean;
  /** Replaces the title, for example to mark search matches in it. */
  title?: ReactNode;
  /** Replaces the summary. */
  excerpt?: ReactNode;
}

/** A row of a category or of search results: picture, headline, summary, 'By … · time'. */
export function ListRow(props: ListRowProps) {
  const { article, isFirst = false, level = 2, hasKicker = false, title, excerpt } = props;
  const { row, picture, box, sizes, headline, summary } = looks[isFirst ? 'first' : 'rest'];
  return (
    <article
      data-ink={article.category.ink}
      className={`group grid items-start gap-x-4 gap-y-3 md:gap-x-(--gutter) ${row}`}
    >
      <PictureLink
        article={article}
        ratio="16:9"
        eager={isFirst}
        sizes={sizes}
        className={picture}
        boxClassName={box}
      />
      <div className="min-w-0">
        {hasKicker && <Kicker article={article} />}
        <Headline article={article} level={level} className={headline}>
          {title}
        </Headline>
        <Summary text={article.summary} className={`mt-1.5 line-clamp-3 max-w-[60ch] ${summary}`}>
          {excerpt ?? article.summary}
        </Summary>
        <ArticleMeta article={article} hasAuthor className="mt-2.5" />
      </div>
    </article>
  );
}

/** List of rows, separated by hairlines. */
export function ListRows({ children }: { children: ReactNode }) {
  return (
    <ul className="[&>li]:border-rule [&>li]:border-t [&>li]:py-4.5 lg:[&>li]:py-6 [&>li:first-child]:border-t-0 [&>li:first-child]:pt-0">
      {children}
    </ul>
  );
}
