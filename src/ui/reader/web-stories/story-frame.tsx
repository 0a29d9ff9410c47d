import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { StoryBars } from './story-bars.tsx';
import { StoryControls } from './story-controls.tsx';
import { StoryPages } from './story-pages.tsx';
import { useHold } from './use-hold.ts';
import { useStory } from './use-story.ts';

interface StoryFrameProps {
  story: WebStory;
  storySeconds: number;
  onClose: () => void;
}

/** An open story: its pages, what tells how far one is, and the ways to move. */
export function StoryFrame({ story, storySeconds, onClose }: StoryFrameProps) {
  const hold = useHold();
  const state = useStory(story, hold.isHeld, onClose);
  const { current, last, isVideo, isRunning, played, advance, goTo, togglePause } = state;
  const page = story.pages[current];
  const frame = useRef<HTMLDivElement>(null);

  // The frame, not its first button: so that the space bar pauses at once.
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
      <div className="absolute inset-0 overflow-hidden">
        <StoryPages story={story} state={state} />
        <div className="absolute inset-x-0 top-0 h-33 bg-linear-to-b from-60% from-[rgb(8_12_16/0.8)] to-transparent" />
        {page?.text && (
          <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-60% from-[rgb(8_12_16/0.92)] to-transparent px-5 pt-24 pb-9">
            <p className="max-h-[min(64dvh,600px)] overflow-hidden whitespace-pre-line text-pretty font-medium font-serif text-[min(1.5625rem,11vw)]/[1.28] tracking-[-0.008em]">
              {page.text}
            </p>
          </div>
        )}
      </div>
      <StoryBars
        pages={story.pages.length}
        current={current}
        fill={
          isVideo ? { fraction: played } : { seconds: storySeconds, isRunning, onFull: advance }
        }
      />
      <StoryControls story={story} state={state} hold={hold} onClose={onClose} />
      <p aria-live="polite" className="sr-only">
        {`Page ${current + 1} of ${last + 1}. ${page?.alt ?? ''} ${page?.text ?? ''}`}
      </p>
    </div>
  );
}
