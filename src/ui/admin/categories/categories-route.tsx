import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { type Category, categorySlug } from '#core/category/category.ts';
import { categoryKind } from '#core/category/category-kind.ts';
import { linkTo } from '#core/category/category-links.ts';
import { parentOf } from '#core/category/category-tree.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { useCountColumn } from '../articles/list/use-count-column.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { RecordReplacement } from '../parts/table/record-replacement.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { CategoryOrder } from './category-order.tsx';

interface CategoryReplacementProps {
  /** Categories to be deleted. */
  doomed: readonly Category[];
  /** Id of the category that gets the articles; '' leaves them unchanged. */
  replacement: string;
  onChoose: (id: string) => void;
}

const inWords = (count: number): string => {
  if (count === 0) return words.noArticleBelongs;
  return words.articlesBelong(count);
};

/** Number of articles in the categories to be deleted, with a choice of another category for them. */
function CategoryReplacement(props: CategoryReplacementProps) {
  const slugs = new Set(props.doomed.map(({ name }) => categorySlug(name)));
  return (
    <RecordReplacement
      {...props}
      collection="categories"
      filters={[...slugs].map((slug) => `category:${slug}`)}
      inWords={inWords}
      label={words.itsArticles}
      none={words.leaveThemWithoutACategory}
      optionOf={(name) => words.goTo(name)}
    />
  );
}

export const loader = (args: RouteArgs) => loadSection(args, 'categories');

/** Columns of the table, which has these rows. */
const columnsFor = (
  rows: readonly Category[],
  countColumn: ReturnType<typeof useCountColumn>,
): ColumnOf<'categories'>[] => [
  {
    label: words.name,
    sort: 'name',
    cell: (category) => {
      const parent = parentOf(category, rows);
      return (
        <span data-ink={linkTo(category).ink} className="flex items-center gap-2.5">
          <span className="half-disc flex-none" />
          <span className="min-w-0 font-semibold">
            {category.name}
            {parent ? <span className="ms-2 text-meta">{words.inLabel(parent.name)}</span> : null}
          </span>
        </span>
      );
    },
  },
  countColumn(({ name }) => categorySlug(name)),
];

/** Section for categories. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [replacement, setReplacement] = useState('');
  const countColumn = useCountColumn(
    'category',
    loaded.list.records.map(({ name }) => categorySlug(name)),
  );
  return (
    <ContentSection
      kind={categoryKind}
      loaded={loaded}
      title={words.categories}
      nameOf={({ name }) => name}
      noun={words.category}
      newLabel={words.newCategory}
      furtherActions={<CategoryOrder />}
      columns={columnsFor(loaded.list.records, countColumn)}
      empty={words.noCategoriesFoundCreate}
      deleteWarning={(doomed) => (
        <CategoryReplacement doomed={doomed} replacement={replacement} onChoose={setReplacement} />
      )}
      replacedBy={replacement || undefined}
      editor={(place) => <CategoryEditor {...place} />}
    />
  );
}
