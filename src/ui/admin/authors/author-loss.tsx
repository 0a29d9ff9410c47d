import { nameKey } from '#core/article/byline.ts';
import type { Author } from '#core/author/author.ts';
import { counted } from '#core/locale/plural.ts';
import { useArticleCount } from '../parts/api/use-article-count.ts';

/** Number of articles whose link to the author's page goes with the author. */
export function AuthorLoss({ doomed }: { doomed: readonly Author[] }) {
  const filters = doomed.flatMap(({ id, name }) => [`byline:${id}`, `byline:${nameKey(name)}`]);
  const count = useArticleCount(filters);
  return (
    <p role="status" className="mt-3 border-rule border-t pt-3 text-label">
      {inWords(count)}
    </p>
  );
}

function inWords(count: number | undefined): string {
  if (count === undefined) return 'Counting the articles…';
  if (count === 0) return 'No article loses an author.';
  const losing = counted(count, {
    one: 'article loses its author',
    other: 'articles lose their author',
  });
  return `${losing}: the name stays, without a page.`;
}
