import { useLoaderData } from 'react-router';
import type { WebStory } from '#core/web-story/web-story.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { loadList } from '../parts/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { loadEdited } from '../parts/read-record.ts';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { useContent } from '../parts/use-content.ts';
import { useEditorAddress } from '../parts/use-editor-address.ts';
import { StoryEditor } from './story-editor.tsx';
import { StoryTitle } from './story-title.tsx';

export async function loader(args: RouteArgs) {
  return {
    list: await loadList(args, 'webStories'),
    edited: await loadEdited(args, 'webStories'),
  };
}

const columns: Column<WebStory>[] = [
  { label: 'Title', sort: 'title', cell: (story) => <StoryTitle story={story} /> },
  {
    label: 'Pages',
    sort: 'pages',
    cell: ({ pages }) => (
      <>
        {pages.length}
        <span className="md:hidden">{pages.length === 1 ? ' page' : ' pages'}</span>
      </>
    ),
    className: 'tabular-nums',
  },
];

/** The newsroom's web stories. */
export function Component() {
  const { list, edited } = useLoaderData<typeof loader>();
  const { recordId, openNew, openRecord, close } = useEditorAddress();
  const { remove } = useContent('webStories', webStoryKind);
  return (
    <AdminPage
      title="Web Stories"
      count={list.total}
      action={
        <Button size="small" onClick={openNew}>
          <AdminIcon name="plus" />
          New Web Story
        </Button>
      }
    >
      <RecordTable
        label="Web stories"
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        actions={({ id, title }) => (
          <RowButton icon="edit" label={`Edit ${title}`} onClick={() => openRecord(id)} />
        )}
        empty="No web stories found. Create one to get started!"
        onDelete={({ id }) => remove(id)}
        deleteText={({ title }) => `This will permanently delete the web story "${title}".`}
      />
      {recordId ? (
        <StoryEditor key={recordId} recordId={recordId} record={edited} onClose={close} />
      ) : null}
    </AdminPage>
  );
}
