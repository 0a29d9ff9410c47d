import type { ArticleCard } from '#core/article/article-card.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { categoryPath } from '#ui/routes.ts';
import { CardColumns } from '../article-list/card-columns.tsx';
import { SideCard } from '../article-list/side-card.tsx';
import { StackedCard } from '../article-list/stacked-card.tsx';

const rowList =
  'md:flex md:flex-col [&>li]:border-rule [&>li]:border-t [&>li]:py-3.5 [&>li:last-child]:pb-0 md:[&>li:first-child]:border-t-0 md:[&>li:first-child]:pt-0';

/**
 * One story alone has its text beside the picture, two share the row, from three on the first is
 * large with the others in rows beside it.
 */
function BusinessStories({ articles }: { articles: ArticleCard[] }) {
  const [first, ...rest] = articles;
  if (!first) return null;
  if (rest.length === 0) {
    return <StackedCard article={first} size="h2" arrangement="beside" hasSummary />;
  }
  if (rest.length === 1) return <CardColumns articles={articles} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <StackedCard article={first} size="h2" hasSummary />
      <ul className={`${rowList} ${rest.length > 2 ? 'md:[&>li]:flex-[1_0_auto]' : ''}`}>
        {rest.map((article) => (
          <li key={article.id}>
            <SideCard article={article} hasSummary />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest business stories. */
export function BusinessBlock({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="business" className="band">
      <BlockHeading
        id="business"
        ink="business"
        more={{ href: categoryPath('Business'), label: 'More Business' }}
      >
        Business
      </BlockHeading>
      <BusinessStories articles={articles} />
    </section>
  );
}
