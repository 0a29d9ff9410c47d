import type { Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { fillUp } from '../support/journey/fill-up.ts';
import { deleteElsewhere, expectKept, leftWork } from '../support/journey/left-work.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';

const categories = [category(1, 'India'), category(2, 'World'), category(3, 'Tech')];
const path = '/admin/categories';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Category Name' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Category' });

test('[admin-categories-table] the names in order, each with its colour, edit and delete @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path);
  await expect(page).toHaveTitle('Categories - Daybreak admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories15');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(16);
  await expect(rows.nth(1)).toContainText('India');
  await expect(rows.nth(15)).toContainText('Elections');
  await expect(page.getByRole('button', { name: 'Edit India' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete India' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Category' })).toBeVisible();
});

test("[admin-categories-toast-created] [admin-categories-log-created] [admin-tabs] a new one shows in a reader's tab", async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { store: { categories }, width: 1440 });
  const reader = await context.newPage();
  await reader.goto('/');
  await page.getByRole('button', { name: 'New Category' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('  Harbours ');
  await save(page).click();
  await site.toast('Success', 'Category added successfully.');
  await expect(dialog(page, 'New Category')).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('row').last()).toContainText('Harbours');
  expect((await site.storedList('categories')).at(-1)).toMatchObject({
    id: expect.stringMatching(/^cat-\d+$/),
    name: 'Harbours',
  });
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Created Category',
    description: 'New category "Harbours" was created',
  });
  await expect(
    reader.getByRole('navigation').getByRole('link', { name: 'Harbours' }).first(),
  ).toBeVisible();
});

test('[admin-categories-toast-updated] [admin-categories-log-updated] [admin-cancel] an edit replaces the name; Cancel changes nothing', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { categories, articles: [article(1)] } });
  await page.getByRole('button', { name: 'Edit World' }).click();
  await expect(dialog(page, 'Edit Category')).toBeVisible();
  await expect(field(page)).toHaveValue('World');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page, 'Edit Category')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit World' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit World' }).click();
  await field(page).fill('Planet');
  await field(page).press('Control+s');
  await site.toast('Success', 'Category updated successfully.');
  const names = (await site.storedList('categories')).map(({ name }) => name);
  expect(names).toEqual(['India', 'Planet', 'Tech']);
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Updated Category',
    description: 'Category "Planet" was updated',
  });
});

test('[admin-categories-confirm] [admin-categories-toast-deleted] [admin-categories-log-deleted] deleting asks first', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { categories } });
  await page.getByRole('button', { name: 'Delete World' }).click();
  const question = dialog(page, 'Are you sure?');
  await expect(
    question.getByText('This will permanently delete the category "World".', { exact: true }),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await site.storedList('categories')).toHaveLength(3);

  await page.getByRole('button', { name: 'Delete World' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Category deleted successfully.');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Categories' })).toBeFocused();
  expect(await site.storedList('categories')).toHaveLength(2);
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Deleted Category',
    description: 'Category "World" was deleted',
  });
});

test('a renamed category keeps its articles, also one that is being edited @browser', async ({
  page,
  context,
  site,
}) => {
  const articles = [1, 2, 3].map((number) =>
    article(number, { category: number === 3 ? 'Tech' : 'world' }),
  );
  await site.openAdmin(`/admin/articles?edit=${articles[0]?.id}`, {
    store: { categories, articles },
  });
  const editor = articleEditor(page);
  await editor.title.fill('Written meanwhile');
  const other = await context.newPage();
  await other.goto(path);
  await renameWorld(other, 'Planet');
  await save(other).click();
  await expect(other.getByText('Category updated successfully.', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await site.storedList('activityLogs'))[0])
    .toMatchObject({
      action: 'Updated Category',
      description: 'Category "Planet" was updated, and 2 articles moved from "World" to "Planet"',
    });

  await editor.save.click();
  await site.toast('Success', 'Article updated successfully. Kept from the other save: Category.');
  const stored = await site.storedList('articles');
  expect(stored.map(({ title, category: name }) => [title, name])).toEqual(
    expect.arrayContaining([
      ['Written meanwhile', 'Planet'],
      ['Story number 2', 'Planet'],
      ['Story number 3', 'Tech'],
    ]),
  );
  await other.goto('/category/planet');
  await expect(other.getByRole('link', { name: 'Written meanwhile' }).first()).toBeVisible();
  await other.goto('/category/world');
  await expect(other).toHaveURL('/category/planet');
});

test('deleting a category shows the number of its articles, and offers another category for them @server', async ({
  page,
  site,
}) => {
  const articles = [1, 2, 3].map((number) => article(number, { category: 'World' }));
  await site.openAdmin(path, { store: { categories, articles } });
  await page.getByRole('button', { name: 'Delete Tech' }).click();
  const question = dialog(page, 'Are you sure?');
  await expect(question.getByText('No article belongs to it.')).toBeVisible();
  await expect(question.getByRole('combobox')).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete World' }).click();
  await expect(question.getByText('3 articles belong to it.')).toBeVisible();
  await question.getByRole('combobox', { name: 'Its articles' }).selectOption('Go to India');
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Category deleted successfully.');
  const names = (await site.storedList('articles')).map(({ category: name }) => name);
  expect(names).toEqual(['India', 'India', 'India']);
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Deleted Category',
    description: 'Category "World" was deleted, and 3 articles moved from "World" to "India"',
  });
});

test('[admin-categories-required] [admin-invalid-field] [admin-white-space] a name of spaces is refused, and the field marked @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(`${path}?new=1`, { store: { categories, activityLogs: [] } });
  await field(page).fill('   ');
  await save(page).click();
  await site.toast('Validation Error', 'Category name is required.', true);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription('Category name is required.');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('   ');
  expect(await site.storedList('categories')).toHaveLength(3);
  expect(await site.storedList('activityLogs')).toEqual([]);
});

test('[admin-unsaved] Cancel, Escape and the Back button ask about unsaved work @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', { store: { categories } });
  await page.goto(path);
  await page.getByRole('button', { name: 'New Category' }).click();
  await field(page).fill('Harbours');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  const question = dialog(page, 'Discard unsaved changes?');
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page)).toHaveValue('Harbours');
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page, 'New Category')).toHaveCount(0);
  expect(await site.storedList('categories')).toHaveLength(3);
});

/** Opens World in its editor and types another name without saving. */
async function renameWorld(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit World' }).click();
  await field(page).fill(name);
}

test('[admin-drafts] a name left unsaved by a lost tab is offered, and only restored on request @browser', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { store: { categories } });
  await renameWorld(page, 'The whole world');
  await expectKept(page, 'The whole world');
  const again = await context.newPage();
  await page.close();
  await again.goto(path);
  await again.getByRole('button', { name: 'Edit World' }).click();
  await expect(leftWork(again).banner).toBeVisible();
  await expect(field(again)).toHaveValue('World');
  await leftWork(again).compareAndRestore('The whole world', 'World');
  await expect(field(again)).toHaveValue('The whole world');
  await save(again).click();
  await expect(again.getByText('Category updated successfully.', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Edit The whole world' }).click();
  await expect(field(again)).toHaveValue('The whole world');
  await expect(leftWork(again).banner).toBeHidden();
});

test('[admin-drafts] an unreadable draft is not offered, and new input is kept @browser', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await site.openAdmin(path, { store: { categories } });
  await renameWorld(page, 'The whole world');
  await expectKept(page, 'The whole world');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('daybreak-drafts');
        opening.onsuccess = () => {
          const work = opening.result.transaction('drafts', 'readwrite');
          const draft = { collection: 'categories', recordId: 'cat-2', fields: { name: 2 } };
          work.objectStore('drafts').clear();
          work.objectStore('drafts').put({ ...draft, keptAt: '' }, 'categories:cat-2');
          work.oncomplete = () => resolve();
        };
      }),
  );
  await page.reload();
  await expect(field(page)).toHaveValue('World');
  await field(page).fill('Another world');
  await expectKept(page, 'Another world');
  await expect(leftWork(page).banner).toBeHidden();
});

test('[admin-conflict-versions] [admin-failed-save] the second of two tabs sees both versions and loses nothing @browser', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { store: { categories } });
  await renameWorld(page, 'Mine');
  const other = await context.newPage();
  await other.goto(path);
  await renameWorld(other, 'Theirs');
  await save(other).click();
  await expect(other.getByText('Category updated successfully.', { exact: true })).toBeVisible();

  await save(page).click();
  await leftWork(page).settleConflict('Mine', 'Theirs', 'Keep editing');
  await expect(field(page)).toHaveValue('Mine');
  expect((await site.storedList('categories'))[1]).toMatchObject({ name: 'Theirs' });
  await save(page).click();
  await leftWork(page).settleConflict('Mine', 'Theirs', 'Keep mine');
  await site.toast('Success', 'Category updated successfully.');
  expect((await site.storedList('categories'))[1]).toMatchObject({ name: 'Mine' });
});

test('[admin-conflict] what another tab deleted can be saved as a new one @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { categories } });
  await renameWorld(page, 'Still here');
  await deleteElsewhere(page, path, 'World');
  await save(page).click();
  await leftWork(page).saveAsNew();
  await site.toast('Success', 'Category added successfully.');
  const names = (await site.storedList('categories')).map(({ name }) => name);
  expect(names).toEqual(['India', 'Tech', 'Still here']);
});

test('[admin-address] the address of a deleted record says so @browser', async ({ page, site }) => {
  await site.openAdmin(`${path}?edit=cat-9`, { store: { categories } });
  await expect(page.getByText('This record has been deleted or never existed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[admin-search] [admin-sort] [admin-address] searched and sorted, the state in the address @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path);
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('E');
  await expect(page).toHaveURL(/[?&]q=E/);
  await page.getByRole('searchbox').fill('tech');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('Nothing found for "nothing like it".')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('row').nth(1)).toContainText('Auto');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Auto');
});

test('[admin-bulk] chosen rows are deleted together @browser', async ({ page, site }) => {
  await site.openAdmin(path, { store: { categories } });
  await page.getByRole('checkbox', { name: 'Choose India' }).check();
  await page.getByRole('checkbox', { name: 'Choose Tech' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('This will delete 2 records.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To be deleted' }).getByRole('listitem')).toHaveText([
    'India',
    'Tech',
  ]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  const names = (await site.storedList('categories')).map(({ name }) => name);
  expect(names).toEqual(['World']);
});

test('[admin-keyboard] a category is made by keyboard alone @browser', async ({ page, site }) => {
  await site.openAdmin(path, { store: { categories } });
  await page.getByRole('button', { name: 'New Category' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await site.toast('Success', 'Category added successfully.');
  await expect(page.getByRole('button', { name: 'New Category' })).toBeFocused();
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] nothing to find, ${theme}, at 390 px, dialogs open and closed`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { store: { categories }, theme, width: 390, reducedMotion: true });
    await expectNoFindings(page, 'the table');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Delete India' }).click();
    await expectNoFindings(page, 'the question');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'New Category' }).click();
    await save(page).click();
    await site.toast('Validation Error', 'Category name is required.', true);
    await expectNoFindings(page, 'the dialog with a failure');
  });
}

test('[admin-storage-full] a name that does not fit leaves the store and the dialog as they were @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { categories } });
  await expect.poll(() => page.evaluate(() => 'siteSettings' in localStorage)).toBe(true);
  await page.getByRole('button', { name: 'New Category' }).click();
  await field(page).fill('Harbours');
  await fillUp(page);
  await save(page).click();
  await site.toast('Storage Full', /Nothing was changed/, true);
  await expect(field(page)).toHaveValue('Harbours');
  expect(await site.storedList('categories')).toEqual(categories);
  await page.evaluate(() => localStorage.removeItem('filler'));
  await save(page).click();
  await site.toast('Success', 'Category added successfully.');
});
