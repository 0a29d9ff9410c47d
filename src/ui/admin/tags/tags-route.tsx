import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { tagKind } from '#core/tag/tag-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { tagPath } from '#ui/routes.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { useMayChange } from '../parts/api/use-may-change.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { TagEditor } from './tag-editor.tsx';
import { TagHeir } from './tag-heir.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'tags');

const columns: ColumnOf<'tags'>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  {
    label: 'Page',
    cell: ({ slug }) => (
      <a href={tagPath(slug)} className="prose-link inline-block py-1 wrap-anywhere">
        {tagPath(slug)}
      </a>
    ),
  },
];

/** Section for tags. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const may = useMayChange(tagKind);
  const [heir, setHeir] = useState('');
  return (
    <ContentSection
      kind={tagKind}
      loaded={loaded}
      title="Tags"
      nameOf={({ name }) => name}
      noun="tag"
      newLabel="New Tag"
      columns={columns}
      empty="No tags found. Create the first one!"
      mayChange={loaded.list.records.every((tag) => may(tag))}
      deleteWarning={(doomed) => <TagHeir doomed={doomed} heir={heir} onChoose={setHeir} />}
      replacedBy={heir || undefined}
      editor={(place) => <TagEditor {...place} />}
    />
  );
}
