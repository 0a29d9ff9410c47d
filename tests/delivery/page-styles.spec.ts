import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';

/** The page keeps its looks between calls: they are megabytes to transfer. */
type LooksKept = typeof globalThis & { looks?: string[] };

/**
 * Records computed style and bounding box of every element, one per line, and of every pseudo-element with
 * content. Returns the number of lines, and those that differ from the last call in this page.
 */
const takeLooks = (page: Page): Promise<{ count: number; changed: string[] }> =>
  page.evaluate(() => {
    const names = (
      'display position color background-color background-image font letter-spacing line-height text-align text-wrap ' +
      'text-decoration margin padding border border-radius box-shadow outline opacity visibility transform translate ' +
      'scale rotate filter overflow object-fit white-space gap grid-template-columns grid-column flex order align-items ' +
      'justify-content align-self z-index inset animation-name transition-property transition-duration list-style ' +
      'cursor content'
    ).split(' ');
    const looks = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const name = [element.tagName, part, element.className].join(' ');
        if (part && style.content === 'none') return `${name} none`;
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = names.map((one) => `${one}:${style.getPropertyValue(one)}`);
        return [name, x, y, width, height, ...values].join(' ');
      }),
    );
    const kept: LooksKept = globalThis;
    const before = kept.looks ?? looks;
    kept.looks = looks;
    const most = Math.max(looks.length, before.length);
    const changed = Array.from({ length: most }, (_, at) =>
      looks[at] === before[at] ? [] : [`${before[at]} became ${looks[at]}`],
    );
    return { count: looks.length, changed: changed.flat() };
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
        expect((await takeLooks(page)).count, path).toBeGreaterThan(100);
        await addWholeLook(page);
        expect.soft((await takeLooks(page)).changed, path).toEqual([]);
      });
    }
  });
}
