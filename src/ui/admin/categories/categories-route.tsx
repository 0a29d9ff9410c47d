import { useLoaderData } from 'react-router';
import { type Category, categorySlug } from '#core/category/category.ts';
import { categoryKind } from '#core/category/category-kind.ts';
import { sectionInk } from '#core/category/section-ink.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { ContentSection } from '../parts/content-section.tsx';
import { loadList } from '../parts/list-query.ts';
import type { Column } from '../parts/record-table.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'categories');

const columns: Column<Category>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => (
      <span data-ink={sectionInk(categorySlug(name))} className="flex items-center gap-2.5">
        <span className="half-disc flex-none" />
        <span className="min-w-0 font-semibold">{name}</span>
      </span>
    ),
  },
];

export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <ContentSection
      kind={categoryKind}
      list={list}
      title="Categories"
      noun="category"
      newLabel="New Category"
      editLabel="Edit Category"
      saveLabel="Save Category"
      columns={columns}
      fields={[{ name: 'name', label: 'Category Name', required: true }]}
      empty="No categories found. Create the first one!"
    />
  );
}
