import { publishedLabel } from '#core/article/published-label.ts';
import { clockTime, exactTime, longDate } from '#core/locale/reader-dates.ts';
import { wasPrompted } from '../push/prompt-memory.ts';
import { supportInvokers } from './invokers.ts';
import { onElements } from './on-elements.ts';
import { startSaving } from './saving.ts';
import { startTheme } from './theme.ts';

const TIMES = '[data-today], time[data-exact], time[data-ago]';
const QUARTER_MINUTE = 15_000;

function textOf(element: HTMLElement, now: Date): string {
  const { today, ago, exact } = element.dataset;
  if (today !== undefined) return longDate(now);
  const instant = element.getAttribute('datetime') ?? '';
  if (ago === undefined) return (exact ? clockTime : exactTime)(instant);
  element.title = exactTime(instant);
  return publishedLabel({ publishedAt: instant }, now.getTime());
}

function refreshTime(element: HTMLElement): void {
  const text = textOf(element, new Date());
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Keeps dates and relative times current: a cached page can be older than its visit. They have the words that a server
 * wrote into the page, if its site's locale is not the usual one.
 */
async function startTimes(): Promise<void> {
  const { dates } = document.documentElement.dataset;
  if (dates) {
    // Shorter once it is bundled than a module that is awaited.
    await import('#core/locale/say-dates.ts').then(
      (module) => module.sayDates(dates),
      () => {},
    );
  }
  onElements(TIMES, refreshTime);
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>(TIMES)) refreshTime(element);
  }, QUARTER_MINUTE);
}

const STILL = 'img[data-least-width]';

/** Hides a broken or too narrow thumbnail; `styles.css` then shows the placeholder art after it. */
function hideIfBroken(still: HTMLImageElement): void {
  const { complete, naturalWidth, dataset } = still;
  if (complete && naturalWidth < Number(dataset.leastWidth)) still.hidden = true;
}

/** Replaces missing video thumbnails by placeholder art (`kit/video/video-thumbnail.tsx`). */
function startStills(): void {
  onElements(STILL, hideIfBroken);
  for (const type of ['load', 'error']) {
    const settle = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement && target.matches(STILL)) hideIfBroken(target);
    };
    document.addEventListener(type, settle, true);
  }
}

const LOOP = 'video[data-loop]';

/** Plays muted loops; pauses them while the reader prefers reduced motion. */
function startLoops(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  function playOrPause(video: HTMLVideoElement): void {
    if (still.matches) video.pause();
    else video.play().catch(() => undefined);
  }
  onElements(LOOP, playOrPause);
  still.addEventListener('change', () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>(LOOP)) playOrPause(video);
  });
}

/** Delay before the prompt appears, in milliseconds. */
const PROMPT_DELAY = 3000;

/** Shows the prompt for notifications, unless it was answered before. */
function startPrompt(): void {
  onElements('[data-push-prompt]', (prompt) => {
    setTimeout(() => {
      prompt.hidden = wasPrompted();
    }, PROMPT_DELAY);
  });
}

/** Starts all behaviours of a document. Call it once. */
export function startBehaviours(): void {
  startTheme();
  void startTimes();
  startStills();
  startLoops();
  startPrompt();
  startSaving();
  supportInvokers();
}
