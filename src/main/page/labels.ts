import { exactTime, publishedLabel } from '#core/article/published-label.ts';
import { longDate } from '#ui/reader/shell/long-date.ts';

const QUARTER_MINUTE = 15_000;

function setText(selector: string, textOf: (element: HTMLElement) => string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const text = textOf(element);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Says what depends on the reader's clock by that clock. */
export function refreshLabels(): void {
  const now = new Date();
  setText('[data-today]', () => longDate(now));
  setText('time[data-exact]', (time) => exactTime(time.getAttribute('datetime') ?? ''));
  setText('time[data-ago]', (time) => {
    const instant = time.getAttribute('datetime') ?? '';
    time.title = exactTime(instant);
    return publishedLabel({ publishedAt: instant }, now.getTime());
  });
}

/** Keeps what depends on the reader's clock true: a page may be older than its reader. */
export function keepLabelsTrue(): void {
  refreshLabels();
  setInterval(refreshLabels, QUARTER_MINUTE);
}
