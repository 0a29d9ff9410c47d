import type { BrowserContext, Page } from '@playwright/test';

/** Longest wait for a page's script, in milliseconds. */
const PATIENCE = 5000;

/**
 * Waits until the script of a page from the server has run, if it has one. The page itself waits: its clock
 * may be stopped, and looking again and again would keep it from its work.
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
      // A page that leads on meanwhile.
      .catch(() => false);
  const inTime = new Promise<true>((done) => setTimeout(done, PATIENCE, true));
  while (!(await Promise.race([hasRun(), inTime]))) {
    if (Date.now() > limit || page.isClosed()) return;
  }
}

/**
 * Lets `goto` and `reload` of every page of a context wait for the script of a page from the server, as a
 * person looks before touching: it comes after the first paint, which nothing else waits for. A journey
 * that goes on as soon as the page answers (`commit`) does not wait.
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
