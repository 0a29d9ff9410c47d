import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';

/** Computed style and bounding box of every element, one per line. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = (
      'display position color background-color background-image font letter-spacing line-height text-align text-wrap ' +
      'text-decoration margin padding border border-radius box-shadow outline opacity visibility transform translate ' +
      'scale rotate filter overflow object-fit white-space gap grid-template-columns grid-column flex order align-items ' +
      'justify-content align-self z-index inset animation-name transition-property transition-duration list-style ' +
      'cursor content'
    ).split(' ');
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
        return [element.tagName, part, element.className, x, y, width, height, ...values].join(' ');
      }),
    );
  });

/** Loads the stylesheet with all rules, as waking an island does. */
const addWholeLook = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole ?? '';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    await document.fonts.ready;
  });

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`[size] a page carries every rule that it needs: the whole style sheet changes nothing, at ${width} px @server`, async ({
    page,
    site,
  }) => {
    test.slow();
    site.expectError(/404/);
    for (const { path, store } of pagesInTurn) {
      await test.step(path, async () => {
        await site.open(path, { width, theme, reducedMotion: true, ...(store && { store }) });
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        const before = await looks(page);
        expect(before.length, path).toBeGreaterThan(100);
        await addWholeLook(page);
        expect.soft(await looks(page), path).toEqual(before);
      });
    }
  });
}
