import type { CategoryFront } from '#core/category/category-front.ts';
import type { SearchPage } from '#core/search/search.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { categoryPath, patterns, searchPath } from '#ui/routes.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';

function NoArticles({ category }: CategoryFront) {
  const name = category.name || 'this category';
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

function FoundArticles({ name, found }: { name: string; found: SearchPage }) {
  return (
    <section aria-labelledby="found" className="mt-12">
      <BlockHeading
        id="found"
        more={{ href: searchPath({ q: name }), label: 'All results' }}
      >{`Articles that mention “${name}”`}</BlockHeading>
      <ListRows>
        {found.results.map(({ article }) => (
          <li key={article.id}>
            <ListRow article={article} level={3} hasKicker />
          </li>
        ))}
      </ListRows>
    </section>
  );
}

interface CategoryArticlesProps {
  front: CategoryFront;
  /** Search results for the name of an empty category. */
  found?: SearchPage | undefined;
}

/** One page of the category's articles; a note and search results if it has none. */
export function CategoryArticles({ front, found }: CategoryArticlesProps) {
  const { category, articles, page, pages } = front;
  if (articles.length === 0) {
    return (
      <>
        <NoArticles {...front} />
        {found && found.results.length > 0 && <FoundArticles name={category.name} found={found} />}
      </>
    );
  }
  const first = categoryPath(category.slug);
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
