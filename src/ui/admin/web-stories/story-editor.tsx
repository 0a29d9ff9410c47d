import { useState } from 'react';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { hashOf } from '#core/text/hash.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import type { StoryPage, WebStory } from '#core/web-story/web-story.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import { PlaceholderArt } from '#ui/kit/design/placeholder-art.tsx';
import { StoryBars } from '#ui/kit/web-story/story-bars.tsx';
import { StoryWords } from '#ui/kit/web-story/story-words.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { PageForm } from './page-form.tsx';
import { PageRail } from './page-rail.tsx';

function Media({ page }: { page: StoryPage }) {
  const src = safeMedia(page.src);
  if (src === undefined) return <PlaceholderArt number={hashOf(page.text) % PLACEHOLDERS} />;
  return page.type === 'video' ? (
    <video
      src={src}
      aria-label={page.alt || words.video}
      controls
      muted
      playsInline
      className="size-full object-cover"
    />
  ) : (
    <img src={src} alt={page.alt} className="size-full object-cover" />
  );
}

interface StoryPreviewProps {
  title: string;
  pages: readonly StoryPage[];
  current: number;
}

/** Preview of a page on a phone. */
function StoryPreview({ title, pages, current }: StoryPreviewProps) {
  const page = pages[current];
  if (!page) return null;
  return (
    <figure aria-label={words.previewOfPage(current + 1)} className="grid justify-items-center">
      {/* Laid out at a phone's width and then scaled down, so that lines break as on a phone. */}
      <div className="h-[512px] w-72 overflow-hidden rounded-2">
        <div
          data-ink="entertainment"
          className="night relative h-[640px] w-90 origin-top-left scale-80 overflow-hidden"
        >
          <Media key={page.src} page={page} />
          <StoryWords text={page.text} />
          <StoryBars pages={pages.length} current={current} fill={{ fraction: 0.4 }} />
          <p className="absolute top-6 end-4 start-4 line-clamp-1 text-label text-white">{title}</p>
        </div>
      </div>
      <figcaption className="mt-2 text-meta">{words.asReadersSeeIt}</figcaption>
    </figure>
  );
}

/** Editable fields of a web story. */
type StoryFields = ReturnType<typeof storyFields>;

export const emptyPage = (): StoryPage => ({ type: 'image', src: '', alt: '', text: '' });

/** A new story starts with one empty image page. */
export const storyFields = (story: WebStory | undefined) => ({
  title: story?.title ?? '',
  coverImage: story?.coverImage ?? '',
  coverImageSrc: story?.coverImageSrc ?? '',
  pages: story && story.pages.length > 0 ? story.pages : [emptyPage()],
});

/** The pages with one moved to another index. */
export function movedPage(pages: readonly StoryPage[], from: number, to: number): StoryPage[] {
  const moved = pages[from];
  if (!moved || to < 0 || to >= pages.length) return [...pages];
  return pages.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Parts of a story for a comparison. */
const describeStory = (fields: StoryFields): VersionPart[] => [
  { label: words.title, text: fields.title },
  { label: words.coverImageDescription, text: fields.coverImage },
  { label: words.coverMedia, text: fields.coverImageSrc },
  ...fields.pages.flatMap(({ src, alt, text }, at) => [
    { label: words.pageMediaNumbered(at + 1), text: src },
    { label: words.pageAltText(at + 1), text: alt },
    { label: words.pageOverlayText(at + 1), text },
  ]),
];

/** Editor of a web story: cover, pages, and a preview of the current page. */
export function StoryEditor({ record, onClose }: EditorPlace<WebStory>) {
  const work = useRecordWork({
    collection: 'stories',
    record,
    toFields: storyFields,
    labelOf: ({ title }) => title || words.newWebStory,
    describe: describeStory,
    saving: useContent('stories', webStoryKind),
    onClose,
  });
  const { fields, change } = work;
  const { title, coverImage, coverImageSrc, pages } = fields;
  const [chosen, setChosen] = useState(0);
  // A restored or merged version may have fewer pages.
  const current = Math.min(chosen, pages.length - 1);
  const page = pages[current] ?? emptyPage();

  const changePages = (edit: (was: StoryPage[]) => StoryPage[]): void =>
    change((was) => ({ ...was, pages: edit(was.pages) }));
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= pages.length) return;
    changePages((was) => movedPage(was, from, to));
    setChosen(to);
  };
  const insert = (at: number, added: StoryPage): void => {
    changePages((was) => was.toSpliced(at, 0, added));
    setChosen(at);
  };

  return (
    <RecordEditor
      work={work}
      size="full"
      title={record ? words.editWebStory : words.newWebStoryHeading}
      saveLabel={words.saveWebStory}
    >
      <div className="grid gap-6 p-5 lg:grid-cols-[9.5rem_minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-4 lg:col-start-2">
          <TextInput
            label={words.title}
            required
            value={title}
            onChange={(next) => change({ title: next })}
            error={work.errorOf('title')}
          />
          <TextInput
            label={words.coverImageDescription}
            required
            value={coverImage}
            onChange={(next) => change({ coverImage: next })}
            error={work.errorOf('coverImage')}
          />
          <MediaField
            label={words.coverMedia}
            src={coverImageSrc}
            type="image"
            onMedia={({ url, name }) =>
              change((was) => ({
                ...was,
                coverImageSrc: url,
                coverImage: was.coverImage || name,
              }))
            }
            onRemove={() => change({ coverImageSrc: '' })}
            hint={words.anUprightPictureSuitsBest}
          />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PageRail
            pages={pages}
            current={current}
            onSelect={setChosen}
            onMove={move}
            onAdd={() => insert(pages.length, emptyPage())}
          />
        </div>
        <div className="lg:col-start-2">
          <PageForm
            page={page}
            place={current}
            pages={pages.length}
            onChange={(edit) =>
              changePages((was) => was.map((one, at) => (at === current ? edit(one) : one)))
            }
            onMove={(to) => move(current, to)}
            onDuplicate={() => insert(current + 1, { ...page })}
            onRemove={() => {
              changePages((was) => (was.length > 1 ? was.toSpliced(current, 1) : was));
              setChosen(Math.max(0, current - 1));
            }}
          />
        </div>
        <div className="lg:sticky lg:top-5 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-start">
          <StoryPreview title={title} pages={pages} current={current} />
        </div>
      </div>
    </RecordEditor>
  );
}
