import { useLoaderData } from 'react-router';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { pluralOf } from '#core/locale/plural.ts';
import { hashOf } from '#core/text/hash.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import type { WebStoryRow } from '#core/web-story/web-story-row.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
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
  { label: words.title, sort: 'title', cell: (story) => <StoryTitle story={story} /> },
  {
    label: words.pages,
    sort: 'pages',
    cell: ({ pageCount }) => (
      <span className="max-md:ps-12">
        {inDigits(pageCount)}
        <span className="md:hidden">{` ${pluralOf(pageCount, words.pagesForms)}`}</span>
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
      title={words.webStories}
      nameOf={({ title }) => title}
      noun={words.webStory}
      newLabel={words.newWebStoryHeading}
      columns={columns}
      empty={words.noWebStoriesFoundCreate}
      editor={(place) => <StoryEditor {...place} />}
    />
  );
}
