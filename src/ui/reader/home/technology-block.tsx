import type { ArticleCard } from '#core/article/article-card.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { categoryPath } from '#ui/routes.ts';
import { CardColumns } from '../article-list/card-columns.tsx';

/** Up to four technology stories side by side. */
export function TechnologyBlock({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="technology" className="band">
      <BlockHeading
        id="technology"
        ink="tech"
        more={{ href: categoryPath('Tech'), label: 'More Technology' }}
      >
        Technology
      </BlockHeading>
      <CardColumns articles={articles} />
    </section>
  );
}
