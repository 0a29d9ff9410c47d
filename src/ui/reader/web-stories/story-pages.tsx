import type { WebStory } from '#core/web-story/web-story.ts';
import { StoryMedia } from './story-media.tsx';
import type { StoryState } from './use-story.ts';

interface StoryPagesProps {
  story: WebStory;
  state: StoryState;
}

/** The current page, and the next one preloading. */
export function StoryPages({ story, state }: StoryPagesProps) {
  const { current, isRunning, markReady, markTimed, setPlayed, advance } = state;
  return story.pages.slice(current, current + 2).map((page, offset) => {
    const place = current + offset;
    const isCurrent = offset === 0;
    return (
      <StoryMedia
        key={place}
        page={page}
        isCurrent={isCurrent}
        isRunning={isRunning}
        onReady={() => markReady(place)}
        onPlayed={(fraction) => isCurrent && setPlayed(fraction)}
        onEnded={() => isCurrent && advance()}
        onUnplayable={() => markTimed(place)}
      />
    );
  });
}
