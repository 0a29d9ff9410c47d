import type { ArticleCard } from '#core/article/article-card.ts';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { Headline } from './headline.tsx';

/** Category and headline only, for narrow columns. */
export function TextCard({ article }: { article: ArticleCard }) {
  return (
    <article data-ink={article.category.ink} className="min-w-0">
      <Kicker article={article} />
      <Headline article={article} level={3} className="text-h5" />
    </article>
  );
}
