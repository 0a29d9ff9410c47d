import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { heightAt, type Width, widths } from '../support/journey/widths.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';

/** The page keeps its looks at each width between calls: they are megabytes to transfer. */
type LooksKept = typeof globalThis & { looks?: Map<number, string[]> };

/**
 * Records computed style and bounding box of every element, one per line, and of every pseudo-element with
 * content. Returns the number of lines, and those that differ from the last call in this page at this width.
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
    kept.looks ??= new Map();
    const before = kept.looks.get(innerWidth) ?? looks;
    kept.looks.set(innerWidth, looks);
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

const [phone, , desktop] = widths;

async function setWidth(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heightAt(width) });
}

// Divided in two so that workers can run them in parallel.
for (const [share, theme] of (['dark', 'light'] as const).entries()) {
  test(`[size] a page carries every rule that it needs: the whole style sheet changes nothing, ${theme} (${share + 1}/2) @server`, async ({
    page,
    site,
  }) => {
    test.slow();
    site.expectError(/404/);
    for (const { path, store } of pagesInTurn.filter((_, at) => at % 2 === share)) {
      await test.step(path, async () => {
        await site.open(path, {
          width: phone,
          theme,
          reducedMotion: true,
          ...(store && { store }),
        });
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        for (const width of [phone, desktop]) {
          await setWidth(page, width);
          expect((await takeLooks(page)).count, `${path} at ${width} px`).toBeGreaterThan(100);
        }
        await addWholeLook(page);
        for (const width of [desktop, phone]) {
          await setWidth(page, width);
          const { changed } = await takeLooks(page);
          expect.soft(changed, `${path} at ${width} px`).toEqual([]);
        }
      });
    }
  });
}
