import { useLoaderData } from 'react-router';
import { inDigits } from '#core/locale/numbers.ts';
import { pluralOf } from '#core/locale/plural.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { StoryEditor } from './story-editor.tsx';
import { StoryTitle } from './story-title.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'stories');

const columns: ColumnOf<'stories'>[] = [
  { label: 'Title', sort: 'title', cell: (story) => <StoryTitle story={story} /> },
  {
    label: 'Pages',
    sort: 'pages',
    cell: ({ pageCount }) => (
      <span className="max-md:pl-12">
        {inDigits(pageCount)}
        <span className="md:hidden">
          {` ${pluralOf(pageCount, { one: 'page', other: 'pages' })}`}
        </span>
      </span>
    ),
    className: 'tabular-nums',
  },
];

/** Section for web stories. */
export function Component() {
  return (
    <ContentSection
      kind={webStoryKind}
      loaded={useLoaderData<typeof loader>()}
      title="Web Stories"
      nameOf={({ title }) => title}
      noun="web story"
      newLabel="New Web Story"
      columns={columns}
      empty="No web stories found. Create one to get started!"
      editor={(place) => <StoryEditor {...place} />}
    />
  );
}
