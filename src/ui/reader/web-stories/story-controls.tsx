import type { MouseEvent, ReactNode } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { Icon, type IconName } from '#ui/kit/design/icon.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { copyLink } from '#ui/kit/stores/copy-link.ts';
import { storyPath } from '#ui/routes.ts';
import * as words from '#ui/words/stories-words.ts';
import type { useHold } from './use-hold.ts';
import type { StoryState } from './use-story.ts';

interface StoryControlsProps {
  story: WebStory;
  state: StoryState;
  hold: ReturnType<typeof useHold>;
  onClose: () => void;
}

interface TopButtonProps {
  name: IconName;
  label: string;
  onClick: () => void;
  className?: string;
}

const TopButton = ({ name, label, onClick, className = '' }: TopButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`icon-button size-[44px] flex-none hover:bg-white/16 ${className}`}
  >
    <Icon name={name} />
  </button>
);

const sides = {
  previous: {
    label: words.previousPage,
    step: -1,
    half: 'start-0',
    arrow: 'end-full me-9',
    icon: 'chevron-left',
  },
  next: {
    label: words.nextPage,
    step: 1,
    half: 'end-0',
    arrow: 'start-full ms-9',
    icon: 'chevron-right',
  },
} as const;

/** Keeps the focus in the frame on a click or tap, so that the space bar still pauses. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface SideProps extends Pick<StoryControlsProps, 'state' | 'hold'> {
  side: keyof typeof sides;
}

/** Tap area over one half of the frame, with a visible round arrow from 640 px on. */
function Side({ side, state, hold }: SideProps) {
  const { label, step, half, arrow, icon } = sides[side];
  const target = state.current + step;
  const isAtBound = target < 0 || target > state.last;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-disabled={isAtBound}
        {...hold.handlers}
        onMouseDown={keepFocus}
        onClick={() => !hold.wasHold() && state.goTo(target)}
        onContextMenu={(event) => event.preventDefault()}
        className={`absolute top-24 bottom-0 w-1/2 touch-manipulation select-none -outline-offset-4 ${half}`}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isAtBound}
        onMouseDown={keepFocus}
        onClick={() => state.goTo(target)}
        className={`absolute top-1/2 hidden size-12 -translate-y-1/2 place-items-center rounded-full border border-white/50 hover:bg-white/16 disabled:opacity-35 disabled:hover:bg-transparent sm:grid ${arrow}`}
      >
        <Icon name={icon} />
      </button>
    </>
  );
}

/** Title and buttons. First in reading order, so a z-index lifts them above the pages. */
export function StoryTopLine({
  story,
  state,
  onClose,
}: Omit<StoryControlsProps, 'hold'>): ReactNode {
  const { current, last, isVideo, isPaused, togglePause } = state;
  return (
    <div className="absolute inset-x-1 top-5.5 start-4 z-1 flex items-center gap-0.5">
      <div className="min-w-0 flex-1">
        <h2
          {...writtenIn(story.title)}
          className="line-clamp-3 font-semibold text-[0.9375rem]/[1.1875rem]"
        >
          {story.title}
        </h2>
        <p aria-live="polite" className="text-[0.8125rem]/[1.125rem] text-white/86">
          {words.pageOf(current + 1, last + 1)}
        </p>
      </div>
      <TopButton
        name={isPaused ? 'play' : 'pause'}
        label={isPaused ? words.play : words.pause}
        onClick={togglePause}
        className={isVideo ? '' : 'motion-reduce:hidden'}
      />
      <TopButton
        name="link"
        label={words.copyLink}
        onClick={() => void copyLink(words.webStoryLinkCopied, storyPath(story.id))}
      />
      <TopButton name="close" label={words.closeStory} onClick={onClose} />
    </div>
  );
}

/** Tap areas over both halves of the frame. */
export function StorySides({ state, hold }: Pick<StoryControlsProps, 'state' | 'hold'>) {
  return (
    <>
      <Side side="previous" state={state} hold={hold} />
      <Side side="next" state={state} hold={hold} />
    </>
  );
}
