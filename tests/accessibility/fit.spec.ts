import type { Page } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { heightAt, widths } from '../support/journey/widths.ts';
import { crowdedCategory, crowdedStore } from '../support/records/crowded-store.ts';
import { type PublicPage, publicPages } from '../support/records/public-pages.ts';

/** Pixels by which the page scrolls horizontally. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth, document.body.scrollWidth - clientWidth);
  });

for (const [at, content] of ['as installed', 'with endless words'].entries()) {
  test(`[reflow] no page ${content} scrolls sideways at 320, 390, 820 or 1440 px`, async ({
    page,
    site,
  }) => {
    test.slow();
    const pages: Pick<PublicPage, 'path' | 'store'>[] = [...publicPages, { path: crowdedCategory }];
    for (const { path, store } of looksHere(pages, at)) {
      const seeds = content === 'as installed' ? {} : crowdedStore;
      await site.open(path, { width: 320, store: { ...store, ...seeds } });
      for (const width of [320, ...widths] as const) {
        await page.setViewportSize({ width, height: heightAt(width) });
        await expect.poll(() => overflowOf(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}

/** Doubles the browser's default font size, which rem, em and media queries follow. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Elements whose text is clipped; line-clamped ones are not counted. */
const clipped = (page: Page): Promise<string[]> =>
  page
    .locator('header *, footer *, nav *, button, a, label, h1, h2')
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter((one) => {
          const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(one);
          if (webkitLineClamp !== 'none' || clipPath !== 'none' || one.closest('.pic'))
            return false;
          const isCutAcross = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
          const isCutDown = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
          return one.innerText?.trim() !== '' && (isCutAcross || isCutDown);
        })
        .map((one) => `${one.tagName} ${one.className} ${one.innerText.slice(0, 40)}`),
    );

test('[text-200] text at 200 % fits every page at 390, 820 and 1440 px', async ({ page, site }) => {
  test.slow();
  await page.goto('about:blank');
  await doubleText(page);
  for (const { path, store } of looksHere(publicPages)) {
    await site.open(path, { width: widths[0], ...(store && { store }) });
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightAt(width) });
      await expect.poll(() => overflowOf(page), `${path} at ${width} px`).toBe(0);
      await expect.poll(() => clipped(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
