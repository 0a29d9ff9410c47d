import { applyTextSize, TEXT_SIZE_KEY } from '../page/apply-text-size.ts';
import { THEME_KEY, themeColours, wantedTheme } from './wanted-theme.ts';

/** Storage key of the instant of the breaking line that the reader has closed. */
const CLOSED_LINE_KEY = 'daybreak-closed-line';

/**
 * Leaves out the breaking line that the reader has closed, and closes one by its button. Its place then stays empty
 * until the next page, so that nothing moves; in the browser edition of a browser without the Navigation API, until the
 * document is loaded again. Must be self-contained: `head-script.ts` inlines its source text.
 */
function startClosing(key: string): void {
  const leaveOut = (): void => {
    try {
      const at = localStorage.getItem(key) ?? '';
      if (!/^[\dTZ:.-]+$/.test(at)) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[data-breaking="${at}"]{display:none}`);
      document.adoptedStyleSheets = [sheet];
    } catch {
      // Storage can be denied; the line is shown again.
    }
  };
  leaveOut();
  let page = location.pathname + location.search;
  window.navigation?.addEventListener('currententrychange', () => {
    const next = location.pathname + location.search;
    // A link within the page moves nothing, either.
    if (next !== page) leaveOut();
    page = next;
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-close-line]') : undefined;
    const line = button?.closest<HTMLElement>('[data-breaking]');
    if (!line) return;
    line.style.visibility = 'hidden';
    line.parentElement?.focus({ preventScroll: true });
    try {
      localStorage.setItem(key, line.dataset.breaking ?? '');
    } catch {
      // With full storage the next page shows the line again.
    }
  });
}

/**
 * Inline script for the document's head: before the first paint, sets theme, colour of the browser's bars and text size, and leaves out the breaking line
 * that the reader has closed.
 */
export const headScript = `document.documentElement.dataset.theme=(${wantedTheme})(${JSON.stringify(THEME_KEY)});
document.querySelector('meta[name=theme-color]')?.setAttribute('content',${JSON.stringify(themeColours)}[document.documentElement.dataset.theme]);
(${applyTextSize})(${JSON.stringify(TEXT_SIZE_KEY)});
(${startClosing})(${JSON.stringify(CLOSED_LINE_KEY)})`;
