import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { deleteElsewhere, expectKept, leftWork } from '../support/journey/left-work.ts';
import { expectRefused, pngFile, uploadedAddress } from '../support/journey/picture-file.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { openStory, viewer } from '../support/journey/story-viewer.ts';
import { stories, story } from '../support/records/records.ts';

const path = '/admin/web-stories';
const editor = (page: Page, title = 'New Web Story') =>
  page.getByRole('dialog', { name: title, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Web Story' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const media = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const remove = (page: Page, n: number) =>
  page.getByRole('button', { name: `Remove page ${n}`, exact: true });

async function openNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Web Story' }).click();
  await expect(editor(page)).toBeVisible();
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** Stores a single story and opens it in its editor. */
async function openOne(site: Site): Promise<string> {
  const one = story(1);
  const address = `${path}?edit=${one.id}`;
  await site.openAdmin(address, { width: 1440, store: { webStories: [one] } });
  return address;
}

async function fillCover(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await page.getByLabel('Cover Image Description').fill(`The cover of ${name}`);
}

test('[admin-stories-table] the table has title and pages, and each row can be edited and deleted @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440, store: { webStories: stories(2) } });
  const table = page.getByRole('table', { name: 'Web stories' });
  await expect(table.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Pages' })).toBeVisible();
  const row = table.getByRole('row').filter({ hasText: 'Web story number 1' });
  await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Edit Web story number 1' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete Web story number 1' })).toBeVisible();
});

test('[admin-stories-empty] without stories the table says how to begin @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { webStories: [] } });
  await expect(
    page.getByText('No web stories found. Create one to get started!', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Web Stories' })
    .getByRole('button', { name: 'New Web Story' })
    .click();
  await expect(page.getByRole('dialog', { name: 'New Web Story' })).toBeVisible();
});

test('[admin-stories-editor] [admin-stories-new] [admin-stories-last-page] a new story has one empty image page, and keeps at least one @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  await expect(rail(page).getByRole('listitem')).toHaveCount(1);
  await expect(title(page)).toHaveValue('');
  await expect(page.getByLabel('Cover Image Description')).toHaveValue('');
  await expect(page.getByLabel('Alt Text')).toHaveValue('');
  await expect(page.getByLabel('Overlay Text')).toHaveValue('');
  await expect(page.getByLabel('Overlay Text')).toHaveAttribute('rows', '2');
  await expect(media(page, 'Cover media').getByText('Upload')).toBeVisible();
  await expect(media(page, 'Page media').getByText('Upload')).toBeVisible();
  await expect(remove(page, 1)).toBeDisabled();
  await page.getByRole('button', { name: 'Add Page' }).click();
  await expect(rail(page).getByRole('listitem')).toHaveCount(2);
  await remove(page, 2).click();
  await expect(rail(page).getByRole('listitem')).toHaveCount(1);
  await expect(remove(page, 1)).toBeDisabled();
});

test('[admin-stories-toast-created] [admin-stories-log] [admin-tabs] a saved story appears in a reader’s tab without a reload', async ({
  context,
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  const reader = await context.newPage();
  await reader.goto('/web-stories');
  await expect(reader.locator('#main').getByRole('listitem').first()).toBeVisible();

  await openNew(page);
  await fillCover(page, 'A day at the port');
  await page.getByLabel('Overlay Text').fill('The first crane moves at five.');
  await save(page).click();
  await site.toast('Success', 'Web Story created successfully.');
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole('table').getByText('A day at the port')).toBeVisible();

  await openStory(reader, 'A day at the port');
  await expect(viewer(reader).getByText('The first crane moves at five.').first()).toBeVisible();
  const [stored] = await site.storedList('webStories');
  expect(stored).toMatchObject({
    id: expect.stringMatching(/^story-\d+$/),
    title: 'A day at the port',
    coverImage: 'The cover of A day at the port',
    pages: [{ type: 'image', src: '', alt: '', text: 'The first crane moves at five.' }],
  });
  const [entry] = await site.storedList('activityLogs');
  expect(entry).toMatchObject({
    action: 'Created Web Story',
    description: 'New web story "A day at the port" was created',
  });
});

test('[admin-stories-toast-updated] [admin-stories-toast-deleted] [admin-stories-confirm] [admin-stories-log] a story is changed, and deleted after a question @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 820, store: { webStories: stories(1) } });
  await page.getByRole('button', { name: 'Edit Web story number 1' }).click();
  await expect(editor(page, 'Edit Web Story')).toBeVisible();
  await title(page).fill('Another title');
  await save(page).click();
  await site.toast('Success', 'Web Story updated successfully.');
  await expect(editor(page, 'Edit Web Story')).toBeHidden();

  await page.getByRole('button', { name: 'Delete Another title' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(
    question.getByText('This will permanently delete the web story "Another title".'),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await site.storedList('webStories')).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete Another title' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Web Story deleted successfully.');
  expect(await site.storedList('webStories')).toEqual([]);
  const entries = await site.storedList('activityLogs');
  expect(entries.map(({ action }) => action)).toEqual(['Deleted Web Story', 'Updated Web Story']);
});

test('[admin-stories-required] [admin-invalid-field] [admin-failed-save] missing fields are reported, marked and focused, and the text stays @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  const description = page.getByLabel('Cover Image Description');
  await description.fill('A cover');
  await save(page).click();
  const words = 'Title and Cover Image Description are required.';
  await site.toast('Validation Error', words, true);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(title(page)).toHaveAccessibleDescription(words);
  await expect(description).toHaveValue('A cover');
  await title(page).fill('A title');
  await description.fill('   ');
  await save(page).click();
  await expect(description).toBeFocused();
  expect(await site.storedList('activityLogs')).toEqual([]);
});

test('[admin-stories-media] [admin-preview] an upload is a picture or a video and sets the page’s type, and the preview shows it', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  await fillCover(page, 'Uploads');
  await media(page, 'Page media')
    .locator('input[type=file]')
    .setInputFiles(pngFile('blue harbour.png'));
  await site.toast('Media Uploaded', 'The file has been staged.');
  await expect(page.getByLabel('Alt Text')).toHaveValue('blue harbour');
  const preview = page.getByRole('figure', { name: 'Preview of page 1' });
  await expect(preview.getByRole('img', { name: 'blue harbour' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Page' }).click();
  const clip = readFileSync(new URL('../support/records/clip.webm', import.meta.url));
  await media(page, 'Page media')
    .locator('input[type=file]')
    .setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: clip });
  await expect(
    page.getByRole('figure', { name: 'Preview of page 2' }).locator('video'),
  ).toBeVisible();
  await save(page).click();
  await site.toast('Success', 'Web Story created successfully.');
  const [stored] = await site.storedList('webStories');
  expect(stored?.pages).toMatchObject([
    { type: 'image', src: expect.stringMatching(uploadedAddress), alt: 'blue harbour' },
    { type: 'video', src: expect.stringMatching(/^(data:video\/webm;base64,|\/media\/)/) },
  ]);
});

test('[admin-upload-hostile] a file whose content contradicts its name is refused, with the reason @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  await expectRefused(page, media(page, 'Page media').locator('input[type=file]'));
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('[admin-story-order] pages are moved by button, by key and by drag, duplicated, and shown on the phone @browser', async ({
  page,
  site,
}) => {
  await openOne(site);
  const words = (n: number) => `The words of page ${n} of web story 1`;
  const text = page.getByLabel('Overlay Text');
  const pick = (n: number) => rail(page).getByRole('button', { name: `Page ${n}` });
  await expect(text).toHaveValue(words(1));
  await page.getByRole('button', { name: 'Move page 1 later' }).click();
  await expect(pick(2)).toHaveAttribute('aria-current', 'step');
  await expect(text).toHaveValue(words(1));
  await pick(1).click();
  await expect(text).toHaveValue(words(2));
  await pick(1).press('Alt+ArrowDown');
  await pick(1).click();
  await expect(text).toHaveValue(words(1));
  await rail(page).getByRole('listitem').nth(2).dragTo(rail(page).getByRole('listitem').first());
  await expect(text).toHaveValue(words(3));
  await page.getByRole('button', { name: 'Duplicate page 1' }).click();
  await expect(page.getByRole('figure', { name: 'Preview of page 2' })).toContainText(words(3));
  await save(page).click();
  await site.toast('Success', 'Web Story updated successfully.');
  const [stored] = await site.storedList('webStories');
  const pages = stored?.pages as { text: string }[];
  expect(pages.map((one) => one.text)).toEqual([words(3), words(3), words(1), words(2)]);
});

test('[admin-unsaved] [admin-cancel] [admin-drafts] closing with unsaved work asks, and work of a closed tab is offered with a comparison @browser', async ({
  context,
  page,
  site,
}) => {
  const address = await openOne(site);
  await title(page).fill('Half a thought');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title(page)).toHaveValue('Half a thought');
  await expectKept(page, 'Half a thought');

  const again = await context.newPage();
  await page.close();
  await again.goto(address);
  await expect(title(again)).toHaveValue('Web story number 1');
  await leftWork(again).compareAndRestore('Half a thought', 'Web story number 1');
  await expect(title(again)).toHaveValue('Half a thought');
  await expect(title(again)).toBeFocused();
  await again.getByRole('button', { name: 'Cancel', exact: true }).click();
  await again.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(again.getByRole('dialog')).toBeHidden();
  await again.getByRole('button', { name: 'Edit Web story number 1' }).click();
  await expect(title(again)).toHaveValue('Web story number 1');
  await expect(leftWork(again).banner).toBeHidden();
});

test('[admin-unsaved] the Back button asks before unsaved work is lost @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', { width: 1440, store: { webStories: [story(1)] } });
  await page.getByRole('link', { name: 'Web Stories' }).first().click();
  await openNew(page);
  await title(page).fill('Half a thought');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title(page)).toHaveValue('Half a thought');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Left unsaved' })).toHaveCount(0);
});

test('[admin-conflict] [admin-conflict-versions] when two save the same story, the second sees both versions and chooses @browser', async ({
  context,
  page,
  site,
}) => {
  const address = await openOne(site);
  const other = await context.newPage();
  await other.goto(address);
  for (const [tab, words] of [[page, 'Mine'] as const, [other, 'Another'] as const]) {
    await title(tab).fill(words);
  }
  await save(other).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await save(page).click();
  await leftWork(page).settleConflict('Mine', 'Another', 'Keep mine');
  await site.toast('Success', 'Web Story updated successfully.');
  expect(await site.storedList('webStories')).toMatchObject([{ title: 'Mine' }]);
});

test('[admin-conflict] a story that another tab deleted can be saved as a new one @browser', async ({
  page,
  site,
}) => {
  await openOne(site);
  await title(page).fill('Still here');
  await deleteElsewhere(page, path, 'Web story number 1');
  await expect(title(page)).toHaveValue('Still here');
  await save(page).click();
  await leftWork(page).saveAsNew();
  await site.toast('Success', 'Web Story created successfully.');
  expect(await site.storedList('webStories')).toMatchObject([{ title: 'Still here' }]);
});

test('[admin-keyboard] a story is written without a pointer @browser', async ({ page, site }) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByRole('button', { name: 'New Web Story' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A cover by keys');
  await page.keyboard.press('Control+s');
  await site.toast('Success', 'Web Story created successfully.');
  await expect(page.getByRole('button', { name: 'New Web Story' })).toBeFocused();
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] axe finds nothing around stories, ${theme}`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { width: 390, theme });
    await expectNoFindings(page, 'the table');
    await openNew(page);
    await save(page).click();
    await expect(title(page)).toBeFocused();
    await expectNoFindings(page, 'the editor');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Cover media from library' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose from the library' })).toBeVisible();
    await expectNoFindings(page, 'the library');
  });
}
