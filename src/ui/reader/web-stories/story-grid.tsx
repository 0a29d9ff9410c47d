import type { WebStory } from '#core/web-story/web-story.ts';
import { Island } from '#ui/kit/page/island.tsx';
import { storyListIsland } from './story-list.tsx';

interface StoryGridProps {
  stories: WebStory[];
  storySeconds: number;
  /** The id of the one that opens by itself. */
  opens?: string | undefined;
}

/** Stories side by side, as many as there are. */
export function StoryGrid(props: StoryGridProps) {
  return (
    <Island
      of={storyListIsland}
      wakes={props.opens === undefined ? 'interaction' : 'load'}
      props={{
        ...props,
        level: 2,
        isLead: true,
        className:
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-(--gutter) gap-y-7 md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]',
      }}
    />
  );
}
