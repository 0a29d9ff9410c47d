import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article } from '../support/records/records.ts';

const path = '/admin/authors';
const asha = { id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Reporter' };

test('an author is written, renamed with all articles, and deleted', async ({ page, site }) => {
  const articles = [
    article(1, { author: 'Asha Rao', bylines: [{ authorId: 'author-1', name: 'Asha Rao' }] }),
    article(2, { author: 'asha rao' }),
  ];
  await site.openAdmin(path, { store: { authors: [asha], articles } });
  await page.getByRole('button', { name: 'New Author' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Samar Pinto');
  await dialog.getByLabel('Role').fill('Harbour correspondent');
  await dialog.getByLabel('Address of the page').fill('asha-rao');
  await dialog.getByRole('button', { name: 'Add Link' }).click();
  await dialog.getByLabel('Label of link 1').fill('Letters');
  await dialog.getByLabel('Address of link 1').fill('mailto:samar@example.com');
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  site.expectError(/409/);
  await expect(dialog.getByLabel('Address of the page')).toHaveAccessibleDescription(
    /Another page has the address “asha-rao” already/,
  );
  await dialog.getByLabel('Address of the page').fill('');
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  await site.toast('Success', 'Author added successfully.');
  expect((await site.storedList('authors'))[1]).toMatchObject({
    name: 'Samar Pinto',
    slug: 'samar-pinto',
    links: [{ label: 'Letters', address: 'mailto:samar@example.com' }],
  });

  await page.getByRole('button', { name: 'Edit Asha Rao' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Menon');
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  await site.toast('Success', 'Author updated successfully.');
  const renamed = (await site.storedList('articles')).map(({ author }) => author);
  expect(renamed).toEqual(['Asha Menon', 'Asha Menon']);

  await page.getByRole('button', { name: 'Delete Asha Menon' }).click();
  await expect(dialog).toContainText(
    '2 articles lose their author: the name stays, without a page.',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Author deleted successfully.');
  expect((await site.storedList('articles'))[0]).toMatchObject({
    author: 'Asha Menon',
    bylines: [{ name: 'Asha Menon' }],
  });
});

test('bylines are added, ordered and removed by keyboard @browser', async ({ page, site }) => {
  const authors = [asha, { id: 'author-2', name: 'Samar Pinto', slug: 'samar-pinto' }];
  const one = article(1);
  await site.openAdmin(`/admin/articles?edit=${one.id}`, { store: { authors, articles: [one] } });
  const editor = articleEditor(page);
  const field = editor.author;
  await field.fill('');
  const names = editor.dialog.getByRole('list', { name: 'Authors' }).getByRole('listitem');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('sam');
  const offered = editor.dialog.getByRole('listbox', { name: 'Choices' });
  await expect(offered.getByRole('option')).toHaveText(['Samar Pinto', 'Add “sam” as a guest']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Farid Quenum');
  await page.keyboard.press('Enter');
  await page.keyboard.type('asha');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Samar Pinto', 'Farid Quenum (guest)', 'Asha Rao']);
  await editor.button('Move Asha Rao up').focus();
  await page.keyboard.press('Enter');
  await editor.button('Remove Samar Pinto').focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Asha Rao', 'Farid Quenum (guest)']);
  await expect(editor.author).toHaveValue('');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  expect((await site.storedList('articles'))[0]).toMatchObject({
    author: 'Asha Rao and Farid Quenum',
    bylines: [{ authorId: 'author-1', name: 'Asha Rao' }, { name: 'Farid Quenum' }],
  });
});

for (const [width, theme] of looksHere([
  [390, 'dark'],
  [1440, 'light'],
] as const)) {
  test(`the authors have no accessibility findings, ${theme}, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { width, theme, store: { authors: [asha] } });
    await expectNoFindings(page, 'the table');
    await page.getByRole('button', { name: 'Edit Asha Rao' }).click();
    await page.getByRole('button', { name: 'Add Link' }).click();
    await expectNoFindings(page, 'the dialog');
  });
}
