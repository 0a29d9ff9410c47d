import { useLoaderData } from 'react-router';
import { authorKind } from '#core/author/author-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { authorPath } from '#ui/routes.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { AuthorEditor } from './author-editor.tsx';
import { AuthorLoss } from './author-loss.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'authors');

const columns: ColumnOf<'authors'>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  { label: 'Role', sort: 'role', cell: ({ role }) => role },
  {
    label: 'Page',
    cell: ({ slug }) => (
      <a href={authorPath(slug)} className="prose-link inline-block py-1 wrap-anywhere">
        {authorPath(slug)}
      </a>
    ),
  },
];

/** Section for authors. */
export function Component() {
  return (
    <ContentSection
      kind={authorKind}
      loaded={useLoaderData<typeof loader>()}
      title="Authors"
      nameOf={({ name }) => name}
      noun="author"
      newLabel="New Author"
      columns={columns}
      empty="No authors found. Create the first one!"
      deleteWarning={(doomed) => <AuthorLoss doomed={doomed} />}
      editor={(place) => <AuthorEditor {...place} />}
    />
  );
}
