import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { categorySlug } from '#core/category/category.ts';
import { categoryKind } from '#core/category/category-kind.ts';
import { sectionInk } from '#core/category/section-ink.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { RecordForm } from '../parts/editor/record-form.tsx';
import { CategoryHeir } from './category-heir.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'categories');

const columns: ColumnOf<'categories'>[] = [
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
  const [heir, setHeir] = useState('');
  return (
    <ContentSection
      kind={categoryKind}
      loaded={useLoaderData<typeof loader>()}
      title="Categories"
      nameOf={({ name }) => name}
      noun="category"
      newLabel="New Category"
      columns={columns}
      empty="No categories found. Create the first one!"
      deleteWarning={(doomed) => <CategoryHeir doomed={doomed} heir={heir} onChoose={setHeir} />}
      replacedBy={heir || undefined}
      editor={(place) => (
        <RecordForm
          {...place}
          kind={categoryKind}
          inputs={{ name: { label: 'Category Name', required: true } }}
          title={place.record ? 'Edit Category' : 'New Category'}
          saveLabel="Save Category"
        />
      )}
    />
  );
}
