import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { StoryBars } from '#ui/kit/web-story/story-bars.tsx';
import { StoryWords } from '#ui/kit/web-story/story-words.tsx';
import { StorySides, StoryTopLine } from './story-controls.tsx';
import { StoryMedia } from './story-media.tsx';
import { useHold } from './use-hold.ts';
import { type StoryState, useStory } from './use-story.ts';

interface StoryPagesProps {
  story: WebStory;
  state: StoryState;
}

/** The current page, and the next one preloading. */
function StoryPages({ story, state }: StoryPagesProps) {
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

interface StoryFrameProps {
  story: WebStory;
  storySeconds: number;
  onClose: () => void;
}

/** An open story: pages, progress bars and controls. */
export function StoryFrame({ story, storySeconds, onClose }: StoryFrameProps) {
  const hold = useHold();
  const state = useStory(story, hold.isHeld, onClose);
  const { current, isVideo, isRunning, played, advance, goTo, togglePause } = state;
  const page = story.pages[current];
  const frame = useRef<HTMLDivElement>(null);

  // Focuses the frame, not its first button, so that the space bar pauses at once.
  useEffect(() => frame.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') goTo(current + 1);
    else if (event.key === 'ArrowLeft') goTo(current - 1);
    else if (event.key === ' ' && event.target === frame.current) togglePause();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work anywhere in the dialog
    <div
      ref={frame}
      tabIndex={-1}
      data-ink="entertainment"
      onKeyDown={onKeyDown}
      className="relative size-full bg-[#0a0f14] outline-none sm:aspect-[9/16] sm:h-[min(calc(100dvh-48px),880px)] sm:w-auto"
    >
      <StoryTopLine story={story} state={state} onClose={onClose} />
      <div aria-live="polite" className="absolute inset-0 overflow-hidden">
        <StoryPages story={story} state={state} />
        <StoryWords text={page?.text ?? ''} />
      </div>
      <StoryBars
        pages={story.pages.length}
        current={current}
        fill={
          isVideo ? { fraction: played } : { seconds: storySeconds, isRunning, onFull: advance }
        }
      />
      <StorySides state={state} hold={hold} />
    </div>
  );
}
