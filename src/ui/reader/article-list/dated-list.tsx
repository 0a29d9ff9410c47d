import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import * as words from '#ui/words/cards-words.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Headline } from './headline.tsx';
import { PictureLink } from './picture-link.tsx';
import { Summary } from './summary.tsx';

interface Dated {
  heading: string;
  articles: ArticleCard[];
}

/** Divides articles, which are in order, into runs with one heading. */
function datedRuns(
  articles: readonly ArticleCard[],
  headingOf: (instant: number) => string,
): Dated[] {
  const runs: Dated[] = [];
  for (const article of articles) {
    const instant = Date.parse(article.published.publishedAt ?? '');
    const heading = Number.isNaN(instant) ? words.undated : headingOf(instant);
    const last = runs.at(-1);
    if (last?.heading === heading) last.articles.push(article);
    else runs.push({ heading, articles: [article] });
  }
  return runs;
}

function Row({ article, hasAuthor }: { article: ArticleCard; hasAuthor: boolean }) {
  const hasPicture = article.picture.src !== undefined;
  return (
    <article
      data-ink={article.category.ink}
      className={`group grid items-start gap-4 md:gap-6 ${hasPicture ? 'grid-cols-[minmax(0,1fr)_104px] md:grid-cols-[minmax(0,1fr)_168px]' : ''}`}
    >
      <div className="min-w-0">
        <Kicker article={article} />
        <Headline article={article} level={3} className="text-h3" />
        {article.summary && (
          <Summary
            text={article.summary}
            className="mt-[5px] line-clamp-2 max-w-[60ch] max-sm:hidden"
          >
            {article.summary}
          </Summary>
        )}
        <ArticleMeta article={article} hasAuthor={hasAuthor} className="mt-2" />
      </div>
      {hasPicture && <PictureLink article={article} ratio="4:3" sizes="168px" />}
    </article>
  );
}

interface DatedListProps {
  articles: readonly ArticleCard[];
  /** Returns the heading of an instant, in milliseconds: its day, or its month. */
  headingOf: (instant: number) => string;
  hasAuthor?: boolean;
}

/** Articles under their days or months, newest first; a picture only where the article has one. */
export const DatedList = ({ articles, headingOf, hasAuthor = false }: DatedListProps) =>
  datedRuns(articles, headingOf).map(({ heading, articles: run }) => (
    <section key={run[0]?.id} aria-label={heading} className="mt-7 first:mt-0">
      <h2 className="border-strong border-t-2 pt-[9px] pb-3 font-bold text-nav">{heading}</h2>
      <ul className="[&>li]:border-rule [&>li]:border-t [&>li]:py-3.5 [&>li:first-child]:border-t-0 [&>li:first-child]:pt-1">
        {run.map((article) => (
          <li key={article.id}>
            <Row article={article} hasAuthor={hasAuthor} />
          </li>
        ))}
      </ul>
    </section>
  ));
