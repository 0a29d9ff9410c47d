import { useLoaderData } from 'react-router';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { pluralOf } from '#core/locale/plural.ts';
import { hashOf } from '#core/text/hash.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import type { WebStoryRow } from '#core/web-story/web-story-row.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { StoryEditor } from './story-editor.tsx';

/** Cover and title of a story, for the table. */
function StoryTitle({ story }: { story: WebStoryRow }) {
  const { id, title, coverImage, picture } = story;
  return (
    <div data-ink="entertainment" className="flex items-center gap-3">
      <Picture
        picture={{
          ...(picture ? { src: picture } : {}),
          alt: coverImage,
          placeholder: hashOf(id) % PLACEHOLDERS,
        }}
        ratio="9:16"
        isDecorative
        className="w-9 flex-none"
      />
      <strong className="min-w-0 font-semibold">{title}</strong>
    </div>
  );
}

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
