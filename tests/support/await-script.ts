import type { BrowserContext, Page } from '@playwright/test';

/** How long a page's script may take, in milliseconds. */
const PATIENCE = 5000;

/** Whether the page's script has run, or the page has none of the kind. */
const hasRun = (): boolean =>
  !document.querySelector('script[data-modules]') || customElements.get('day-island') !== undefined;

/** Waits until the script of a page from the server has run, if it has one. */
export async function scriptHasRun(page: Page): Promise<void> {
  const limit = Date.now() + PATIENCE;
  // Not by `waitForFunction`: a journey may have stopped the page's clock. A page may lead on meanwhile.
  while (!(await page.evaluate(hasRun).catch(() => false))) {
    if (Date.now() > limit || page.isClosed()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}

/**
 * Lets `goto` and `reload` of every page of a context wait for the script of a page from the server, as a
 * person looks before touching: it comes after the first paint, which nothing else waits for.
 */
export function awaitScript(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const answer = await goto.apply(page, args);
      await scriptHasRun(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload.apply(page, args);
      await scriptHasRun(page);
      return answer;
    };
  });
}
