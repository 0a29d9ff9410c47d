import type { CategoryFront } from '#core/category/category-front.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Pager } from '#ui/kit/pager.tsx';
import { categoryPath, patterns } from '#ui/routes.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';

function NoArticles({ category, page }: CategoryFront) {
  const name = category.name || 'this category';
  if (page > 1) {
    return (
      <EmptyState
        heading="No Articles Found"
        action={
          <ButtonLink href={categoryPath(category.name)} tone="line">
            Go to the first page
          </ButtonLink>
        }
      >
        {`There is no page ${page} in ${name}.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="No Articles Found"
      action={
        <ButtonLink href={patterns.home} tone="line">
          Back to Home
        </ButtonLink>
      }
    >
      {`There are no articles in ${name} yet.`}
    </EmptyState>
  );
}

/** One page of the category's articles, or why there is none. */
export function CategoryArticles({ front }: { front: CategoryFront }) {
  const { category, articles, page, pages } = front;
  if (articles.length === 0) return <NoArticles {...front} />;
  const first = categoryPath(category.name);
  return (
    <>
      <ListRows>
        {articles.map((article, at) => (
          <li key={article.id}>
            <ListRow article={article} isFirst={at === 0} />
          </li>
        ))}
      </ListRows>
      <Pager page={page} pages={pages} hrefOf={(n) => (n === 1 ? first : `${first}?page=${n}`)} />
    </>
  );
}
