import { useLoaderData } from 'react-router';
import type { WebStory } from '#core/web-story/web-story.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { ContentSection } from '../parts/content-section.tsx';
import { loadSection } from '../parts/load-section.ts';
import type { Column } from '../parts/record-table.tsx';
import { StoryEditor } from './story-editor.tsx';
import { StoryTitle } from './story-title.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'webStories');

const columns: Column<WebStory>[] = [
  { label: 'Title', sort: 'title', cell: (story) => <StoryTitle story={story} /> },
  {
    label: 'Pages',
    sort: 'pages',
    cell: ({ pages }) => (
      <span className="max-md:pl-12">
        {pages.length}
        <span className="md:hidden">{pages.length === 1 ? ' page' : ' pages'}</span>
      </span>
    ),
    className: 'tabular-nums',
  },
];

/** The newsroom's web stories. */
export function Component() {
  return (
    <ContentSection
      kind={webStoryKind}
      loaded={useLoaderData<typeof loader>()}
      title="Web Stories"
      noun="web story"
      newLabel="New Web Story"
      columns={columns}
      empty="No web stories found. Create one to get started!"
      editor={(place) => <StoryEditor {...place} />}
    />
  );
}
