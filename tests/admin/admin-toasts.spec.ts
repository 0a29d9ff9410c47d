import type { Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';

/** Controls and checks of the open dialog, or of the page's form, that the toast covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const dialog =
      [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main form');
    const toast = dialog?.querySelector('.toasts button')?.parentElement;
    if (!(dialog && toast)) return ['no toast in a form'];
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    /** Visible part of an element, given that its ancestors may be scrolled. */
    const sightOf = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== dialog; at = at.parentElement) {
        const clips = getComputedStyle(at).overflowY !== 'visible';
        if (clips) box = common(box, at.getBoundingClientRect());
      }
      return box;
    };
    const card = toast.getBoundingClientRect();
    const isWhole = card.left >= 0 && card.right <= innerWidth;
    if (!isWhole || card.top < 0 || card.bottom > innerHeight) return ['the toast is cut off'];
    const parts = dialog.querySelectorAll('button, input, select, textarea, a, aside li');
    return [...parts].flatMap((part) => {
      if (toast.contains(part)) return [];
      const shared = common(sightOf(part), card);
      const isUnder = shared.left < shared.right && shared.top < shared.bottom;
      return isUnder ? [part.getAttribute('aria-label') ?? part.textContent ?? part.tagName] : [];
    });
  });

for (const width of looksHere([390, 1440] as const)) {
  test(`no toast covers the content of an open form, at ${width} px`, async ({ page, site }) => {
    const store = { articles: [article(1)], categories: [category(1, 'India')] };
    await site.openAdmin('/admin/articles?edit=article-8999', { store, width });
    const editor = articleEditor(page);
    await editor.title.fill('');
    await editor.save.click();
    await site.toast('Validation Error', 'Title and Category are required.', true);
    expect(await covered(page)).toEqual([]);
    if (width === 390) await editor.dialog.getByRole('tab', { name: 'Settings' }).click();
    const list = editor.dialog.getByText('The article has no title');
    await list.scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);

    await page.goto('/admin/advertisements?new=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save Advertisement' }).click();
    await site.toast('Validation Error', 'Name and Placement are required.', true);
    expect(await covered(page)).toEqual([]);

    await page.goto('/admin/categories?new=1');
    await dialog.getByRole('button', { name: 'Save Category' }).click();
    await site.toast('Validation Error', 'Category name is required.', true);
    expect(await covered(page)).toEqual([]);
  });
}
