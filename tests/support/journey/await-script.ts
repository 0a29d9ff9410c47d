import type { BrowserContext, Page } from '@playwright/test';

/** Time limit of a page's script, in milliseconds. */
const PATIENCE = 5000;

/**
 * Waits until the script of a server-rendered page has run. The wait happens in the page:
 * Playwright's polling would not work while the clock is stopped, and would slow the page down.
 */
export async function scriptHasRun(page: Page): Promise<void> {
  const limit = Date.now() + PATIENCE;
  const hasRun = (): Promise<boolean> =>
    page
      .evaluate(async () => {
        if (document.querySelector('script[data-modules]')) {
          await customElements.whenDefined('day-island');
        }
        return true;
      })
      // The page navigated away meanwhile.
      .catch(() => false);
  const inTime = new Promise<true>((done) => setTimeout(done, PATIENCE, true));
  while (!(await Promise.race([hasRun(), inTime]))) {
    if (Date.now() > limit || page.isClosed()) return;
  }
}

/**
 * Makes `goto` and `reload` of all pages wait for the script of a server-rendered page, which comes
 * after the first paint. Calls with `waitUntil: 'commit'` do not wait.
 */
export function awaitScript(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const answer = await goto.apply(page, args);
      if (args[1]?.waitUntil !== 'commit') await scriptHasRun(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload.apply(page, args);
      if (args[0]?.waitUntil !== 'commit') await scriptHasRun(page);
      return answer;
    };
  });
}
