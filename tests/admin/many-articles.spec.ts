import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { articles, category } from '../support/records/records.ts';

const categories = [category(1, 'India'), category(2, 'World')];
const store = { articles: articles(3), categories };

test('[many-at-once] chosen articles get another category, and one Undo takes it back, by keyboard alone', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles', { store });
  const categoriesOf = async () =>
    (await site.storedList('articles')).map(({ category: name }) => name);
  const before = await categoriesOf();
  for (const number of [1, 2]) {
    await page.getByRole('checkbox', { name: `Choose Story number ${number}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Change…' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Category' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Category: 2 articles' });
  await expect(dialog.getByRole('list', { name: 'Chosen articles' })).toContainText(
    'Story number 1',
  );
  await expect(dialog).toContainText('2 published.');
  await expectNoFindings(page, 'the dialog for a change of many articles');
  await page.keyboard.press('Control+s');
  await expect(dialog).toContainText('Choose what to change first.');
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('World');
  await page.keyboard.press('Control+s');
  await site.toast('Success', '2 articles changed.');
  await expect(dialog).toHaveCount(0);
  expect((await categoriesOf()).filter((name) => name === 'World')).toHaveLength(
    before.filter((name) => name === 'World').length + 2,
  );
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await site.toast('Success', 'Undone: the articles are as they were before.');
  expect(await categoriesOf()).toEqual(before);
});

test('[many-at-once] all that match are withdrawn as a job, and undone', async ({ page, site }) => {
  await site.openAdmin('/admin/articles', { store: { ...store, articles: articles(60) } });
  const before = (await site.storedList('articles')).map(({ title }) => title);
  expect(before).toHaveLength(60);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 60 that match' }).click();
  await expect(page.getByText('All 60 that match')).toBeVisible();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw 60 articles?' });
  await expect(question).toContainText('and 50 more');
  await expect(question).toContainText('Readers lose all of them at once.');
  await question.getByRole('button', { name: 'Withdraw 60 articles' }).click();
  const notices = page.getByRole('list', { name: 'Changes of many articles' });
  await expect(notices).toContainText('60 articles withdrawn.', { timeout: 20_000 });
  await expectNoFindings(page, 'the notice of a change of many articles');
  await expect.poll(() => site.storedList('articles')).toHaveLength(0);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('Undone: the articles are as they were before.', {
    timeout: 20_000,
  });
  expect((await site.storedList('articles')).map(({ title }) => title)).toEqual(before);
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).toHaveCount(0);
});

test('[many-at-once] what is refused is named with its reason, and the rest is done', async ({
  page,
  site,
}) => {
  const [first, second] = articles(2);
  const tagIds = Array.from({ length: 30 }, (_, at) => `tag-${at}`);
  const tags = [...tagIds, 'tag-more'].map((id) => ({ id, name: `Name ${id}`, slug: id }));
  await site.openAdmin('/admin/articles', {
    store: { articles: [{ ...first, tagIds }, second], categories, tags },
  });
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags: 2 articles' });
  await dialog.getByRole('combobox', { name: 'Tags to add' }).fill('Name tag-more');
  await dialog.getByRole('option', { name: 'Name tag-more' }).click();
  await dialog.getByRole('button', { name: 'Change 2 articles' }).click();
  const notices = page.getByRole('list', { name: 'Changes of many articles' });
  await expect(notices).toContainText('1 article changed.');
  await expect(notices).toContainText('1 article stayed as it was:');
  await expect(notices).toContainText(`“${first?.title}”`);
  await page.reload();
  await expect(notices).toContainText('1 article changed.');
});
