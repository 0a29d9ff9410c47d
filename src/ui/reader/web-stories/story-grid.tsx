import type { WebStory } from '#core/web-story/web-story.ts';
import { StoryList } from './story-list.island.tsx';

interface StoryStripProps {
  stories: WebStory[];
  storySeconds: number;
}

/** Stories in a row: seven across from 1200 px on; below that, wide cards that scroll and snap. */
export function StoryStrip(props: StoryStripProps) {
  return (
    <StoryList
      {...props}
      level={3}
      className="-mx-(--margin) scrollbar-none flex snap-x snap-proximity scroll-px-(--margin) gap-3 overflow-x-auto px-(--margin) py-1 lg:mx-0 lg:px-0 wide:grid wide:grid-cols-7 wide:overflow-visible [&>li]:w-33 [&>li]:flex-none [&>li]:snap-start wide:[&>li]:w-auto"
    />
  );
}

interface StoryGridProps {
  stories: WebStory[];
  storySeconds: number;
  /** Id of the story to open on arrival. */
  opens?: string | undefined;
}

/** Stories in a grid. */
export function StoryGrid(props: StoryGridProps) {
  return (
    <StoryList
      {...props}
      level={2}
      isLead
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-(--gutter) gap-y-7 md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]"
    />
  );
}
