import { expectNoFindings } from '../support/journey/audit.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { articles, category } from '../support/records/records.ts';

const store = { articles: articles(3), categories: [category(1, 'India'), category(2, 'World')] };
const address = '/article/article-8999';

test('[had-back] a deleted article leaves readers, and Undo brings it back by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin('/admin/articles', { store });
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.locator('h1')).toHaveText('Story number 1');
  const before = await site.storedList('articles');

  await page.getByRole('button', { name: 'Delete Story number 1' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    edition === 'browser'
      ? 'You can still restore it from Deleted, as long as this browser has room for it.'
      : 'For 30 days you can still restore it from Deleted.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Article deleted successfully.');
  await reader.goto(address);
  await expect(reader.locator('h1')).not.toHaveText('Story number 1');

  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await site.toast('Success', 'Article restored.');
  await expect(page.getByRole('button', { name: 'Delete Story number 1' })).toBeVisible();
  expect(await site.storedList('articles')).toEqual(before);
  await reader.goto(address);
  await expect(reader.locator('h1')).toHaveText('Story number 1');
});

test('[had-back] one Undo takes back all that was deleted together @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/categories', { store });
  const before = await site.storedList('categories');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.toast('Success', '2 records deleted.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await site.toast('Success', '2 records restored.');
  expect(await site.storedList('categories')).toEqual(before);
});

test('[had-back] Deleted finds, restores, and deletes for good', async ({ page, site }) => {
  await site.openAdmin('/admin/articles', { store });
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: `Delete Story number ${number}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: `Delete Story number ${number}` })).toHaveCount(
      0,
    );
  }
  await page.goto('/admin/deleted');
  const table = page.getByRole('table', { name: 'Deleted' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toContainText('Article');
  await expectNoFindings(page, 'the list of what was deleted');
  await page.getByRole('searchbox').fill('number 2');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore Story number 2' }).click();
  await site.toast('Success', '“Story number 2” was restored.');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Tag');
  await expect(table).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Article');
  await page.getByRole('button', { name: 'Delete Story number 1' }).click();
  const question = page.getByRole('dialog', { name: 'Delete for good?' });
  await expect(question).toContainText('It can’t be restored after that.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Deleted for good.');
  await expect(page.getByText('Nothing was deleted lately.')).toBeVisible();
  const titles = (await site.storedList('articles')).map(({ title }) => title);
  expect(titles).toEqual(['Story number 2', 'Story number 3']);
});
