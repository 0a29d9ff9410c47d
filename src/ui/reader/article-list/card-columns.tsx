import type { ArticleCard } from '#core/article/article-card.ts';
import { StackedCard } from './stacked-card.tsx';

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

/** Separator of two columns: a rule in the middle of the gutter. */
const rules =
  'lg:[&>li]:relative lg:[&>li+li]:before:absolute lg:[&>li+li]:before:inset-y-0 lg:[&>li+li]:before:-start-[calc(var(--gutter)/2)] lg:[&>li+li]:before:border-rule lg:[&>li+li]:before:border-s';

/**
 * Up to four cards side by side, as rows on phones. A single card has its text beside the picture.
 */
export function CardColumns({ articles }: { articles: ArticleCard[] }) {
  const [only] = articles;
  if (!only) return null;
  if (articles.length === 1) {
    return <StackedCard article={only} size="h2" ratio="16:9" arrangement="beside" hasSummary />;
  }
  return (
    <ul
      className={`grid gap-x-(--gutter) md:gap-y-7 max-md:[&>li]:border-rule max-md:[&>li]:border-t max-md:[&>li]:py-4 max-md:[&>li:first-child]:border-t-0 max-md:[&>li:first-child]:pt-0 ${rules} ${columns[articles.length] ?? columns[4]}`}
    >
      {articles.map((article) => (
        <li key={article.id}>
          <StackedCard article={article} arrangement="row-on-phones" />
        </li>
      ))}
    </ul>
  );
}
