import type { StoryPage, WebStory } from '#core/web-story/web-story.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';

/** Editable fields of a web story. */
export type StoryFields = ReturnType<typeof storyFields>;

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
export const describeStory = (fields: StoryFields): VersionPart[] => [
  { label: 'Title', text: fields.title },
  { label: 'Cover Image Description', text: fields.coverImage },
  { label: 'Cover media', text: fields.coverImageSrc },
  ...fields.pages.flatMap(({ src, alt, text }, at) => [
    { label: `Page ${at + 1}, media`, text: src },
    { label: `Page ${at + 1}, alt text`, text: alt },
    { label: `Page ${at + 1}, overlay text`, text },
  ]),
];
