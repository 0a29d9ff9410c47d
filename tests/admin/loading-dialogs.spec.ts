import type { Page, Route } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';

const story = article(1, {});
const editor = `/admin/articles/${story.id}`;

/** Opens a dialog of the editor by its menu. */
const byMenu = (entry: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

const dialogs = [
  {
    title: 'Versions',
    path: editor,
    open: byMenu('Versions'),
    call: /\/api\/admin\/revisions/,
    empty: 'There are no versions yet.',
  },
  {
    title: 'Published versions',
    path: editor,
    open: byMenu('Published versions…'),
    call: /\/published-versions/,
    // The version that readers have is among them.
    empty: undefined,
  },
  {
    title: 'Preview links',
    path: editor,
    open: byMenu('Preview links…'),
    call: /\/preview-links/,
    empty: 'There are no preview links.',
  },
  {
    title: 'Discarded drafts',
    path: '/admin/articles',
    open: (page: Page) => page.getByRole('button', { name: 'Discarded', exact: true }).click(),
    call: /\/api\/admin\/revisions/,
    empty: 'No draft was discarded.',
  },
];

for (const { title, path, open, call, empty } of dialogs) {
  test(`@server the dialog “${title}” says that it loads, what could not be loaded, and that there is nothing`, async ({
    page,
    site,
  }) => {
    site.expectError(/Failed to load resource/);
    await site.openAdmin(path, {
      store: { articles: [story], categories: [category(1, 'India')] },
      width: 1440,
    });
    const held: Route[] = [];
    await page.route(call, (route) => void held.push(route));
    await open(page);
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    const list = dialog.locator('[aria-busy]');
    await expect(list).toHaveAttribute('aria-busy', 'true');
    const refusal = dialog.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(refusal).toHaveCount(0);

    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const route of held.splice(0)) await route.abort();
    await expect(refusal).toContainText(`${title} could not be loaded. `);
    await expect(refusal).toContainText('Nothing is lost');
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expectNoFindings(page, `the dialog ${title} that could not be loaded`);

    await page.unroute(call);
    await refusal.getByRole('button', { name: 'Try again' }).click();
    await expect(refusal).toHaveCount(0);
    await expect(list).toHaveAttribute('aria-busy', 'false');
    if (empty) await expect(dialog.getByText(empty)).toBeVisible();
    else await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
}

test('@server a question says what it could not load, and still asks', async ({ page, site }) => {
  site.expectError(/Failed to load resource/);
  await page.route(/\/api\/admin\/judges/, (route) => route.abort());
  await site.openAdmin('/admin/articles/article-2', {
    store: {
      drafts: [article(2, { id: 'article-2', stage: 'draft' })],
      categories: [category(1, 'India')],
    },
    width: 1440,
  });
  await byMenu('Ask one person for a review…')(page);
  const question = page.getByRole('dialog', { name: 'Ask one person for a review' });
  await expect(question.getByRole('alert').filter({ hasText: 'Names' })).toContainText(
    'Names could not be loaded; you can still ask anybody.',
  );
  await expect(question.getByRole('combobox', { name: 'Who' })).toBeVisible();
});

test('@server a version that could not be loaded is compared with nothing', async ({
  page,
  site,
}) => {
  site.expectError(/Failed to load resource/);
  await site.openAdmin('/admin/articles/article-2', {
    store: {
      drafts: [article(2, { id: 'article-2', stage: 'draft' })],
      categories: [category(1, 'India')],
    },
    width: 1440,
  });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  for (const words of ['As it was', 'As it became']) {
    await title.fill(words);
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await site.storedList('drafts'))[0]?.title).toBe(words);
    await site.toast('Success', 'Draft saved.');
  }
  await byMenu('Versions')(page);
  await page
    .getByRole('dialog', { name: 'Versions', exact: true })
    .getByRole('listitem')
    .first()
    .click();
  const comparison = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(comparison.getByText('They are the same.')).toBeVisible();

  await page.route(/\/api\/admin\/revisions\/[^?]/, (route) => route.abort());
  await comparison.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(comparison.getByText(/^The words of a version could not be loaded\./)).toBeVisible();
  await expect(comparison.getByText('Different')).toHaveCount(0);
});
