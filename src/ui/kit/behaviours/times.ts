import { publishedLabel } from '#core/article/published-label.ts';
import { clockTime, exactTime, longDate } from '#core/locale/reader-dates.ts';
import { onElements } from './on-elements.ts';

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

function refresh(element: HTMLElement): void {
  const text = textOf(element, new Date());
  if (element.textContent !== text) element.textContent = text;
}

/** Keeps dates and relative times current: a cached page can be older than its visit. */
export function startTimes(): void {
  onElements(TIMES, refresh);
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>(TIMES)) refresh(element);
  }, QUARTER_MINUTE);
}
