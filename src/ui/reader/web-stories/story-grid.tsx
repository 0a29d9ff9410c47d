import type { WebStory } from '#core/web-story/web-story.ts';
import { StoryList } from './story-list.island.tsx';

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
