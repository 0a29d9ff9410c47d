import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article } from '../support/records/records.ts';

const path = '/admin/tags';
const tag = (n: number, name: string) => ({
  id: `tag-${n}`,
  name,
  slug: name.toLowerCase(),
  description: '',
  picture: '',
  pictureAlt: '',
});
const tags = [tag(1, 'Rain'), tag(2, 'Flood')];

test('a tag is written, renamed and merged into another one with its articles', async ({
  page,
  site,
}) => {
  const articles = [article(1, { tagIds: ['tag-1'], tagNames: ['Rain'] })];
  await site.openAdmin(path, { store: { tags, articles } });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Tag' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Street credit');
  await dialog.getByRole('button', { name: 'Save Tag' }).click();
  await site.toast('Success', 'Tag added successfully.');
  expect((await site.storedList('tags'))[2]).toMatchObject({ slug: 'street-credit' });

  await page.getByRole('button', { name: 'Edit Rain' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Showers');
  await dialog.getByRole('button', { name: 'Save Tag' }).click();
  await site.toast('Success', 'Tag updated successfully.');
  expect((await site.storedList('articles'))[0]).toMatchObject({ tagNames: ['Showers'] });

  await page.getByRole('button', { name: 'Delete Showers' }).click();
  await expect(dialog).toContainText('1 article loses it. To give them another tag, merge');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Merge Showers' }).click();
  await expect(dialog).toContainText('1 article moves along.');
  await expectNoFindings(page, 'merging a tag');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await site.toast('Nothing chosen', undefined, true);
  await dialog.getByLabel('Merge into').selectOption('Flood');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const merged = page.getByRole('status').filter({ hasText: '“Showers” was merged into “Flood”.' });
  await merged.getByRole('button', { name: 'Undo' }).click();
  await site.toast('Success', '“Showers” is on its own again.');
  expect((await site.storedList('articles'))[0]).toMatchObject({ tagIds: ['tag-1'] });
  await page.getByRole('button', { name: 'Merge Showers' }).click();
  await dialog.getByLabel('Merge into').selectOption('Flood');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('row', { name: /Showers/ })).toHaveCount(0);
  const [entry] = await site.storedList('activityLogs');
  expect(entry).toMatchObject({ action: 'Merged Tag' });
  expect((await site.storedList('articles'))[0]).toMatchObject({
    tagIds: ['tag-2'],
    tagNames: ['Flood'],
  });
});

test('tags are completed, made and removed by keyboard @browser', async ({ page, site }) => {
  const one = article(1, { tagIds: ['tag-1'], tagNames: ['Rain'] });
  await site.openAdmin(`/admin/articles?edit=${one.id}`, { store: { tags, articles: [one] } });
  const editor = articleEditor(page);
  const field = editor.dialog.getByRole('combobox', { name: 'Tags' });
  const names = editor.dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(names).toHaveText(['Rain']);
  await field.focus();
  await page.keyboard.type('flo');
  const offered = editor.dialog.getByRole('listbox', { name: 'Choices' }).getByRole('option');
  await expect(offered).toHaveText(['Flood', 'Make the tag “flo”']);
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Rain', 'Flood']);
  await page.keyboard.type('Harbour');
  await expect(offered).toHaveText(['Make the tag “Harbour”']);
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Rain', 'Flood', 'Harbour']);
  await editor.button('Remove Rain').focus();
  await page.keyboard.press('Enter');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  expect((await site.storedList('articles'))[0]).toMatchObject({ tagNames: ['Flood', 'Harbour'] });
});

for (const [width, theme] of looksHere([
  [390, 'dark'],
  [1440, 'light'],
] as const)) {
  test(`the tags have no accessibility findings, ${theme}, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { width, theme, store: { tags } });
    await expectNoFindings(page, 'the table');
    await page.getByRole('button', { name: 'Edit Rain' }).click();
    await expectNoFindings(page, 'the dialog');
  });
}
