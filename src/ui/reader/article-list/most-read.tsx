import type { ArticleCard } from '#core/article/article-card.ts';
import { inDigits } from '#core/locale/numbers.ts';
import * as words from '#ui/words/cards-words.ts';
import { Headline } from './headline.tsx';

interface MostReadProps {
  /** The most read first. */
  articles: readonly ArticleCard[];
  /** Level of its heading. */
  level: 2 | 3;
  className?: string;
}

/** Articles that were read most in the last hours; nothing while there are none. */
export function MostRead({ articles, level, className = '' }: MostReadProps) {
  const Heading = `h${level}` as const;
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="most-read" className={className}>
      <div className="border-ink border-t-2 pt-2">
        <Heading id="most-read" className="font-bold text-nav">
          {words.mostRead}
        </Heading>
      </div>
      <ol className="mt-2">
        {articles.map((article, at) => (
          <li
            key={article.id}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline border-rule border-t py-2.5 first:border-t-0"
          >
            <span
              aria-hidden="true"
              className="font-serif text-[1.6875rem] text-ink-3 leading-none"
            >
              {inDigits(at + 1)}
            </span>
            <Headline article={article} level={level === 2 ? 3 : 4} className="text-h5" />
          </li>
        ))}
      </ol>
    </section>
  );
}
