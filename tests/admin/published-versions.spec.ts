import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const story = article(1, {
  content: [
    paragraph('a', 'The loan is the safest in Asia.'),
    paragraph('b', 'It costs nothing.'),
    paragraph('c', 'Nobody lost money.'),
  ],
});

test('readers compare what they had with what they have; an editor withholds a version, and shows it again', async ({
  context,
  page,
  site,
}) => {
  await site.openAdmin(`/admin/articles?edit=${story.id}`, {
    store: { articles: [story], categories: [category(1, 'India')] },
    width: 1440,
  });
  const editor = articleEditor(page);
  await editor.paragraphs.first().fill('The loan is the safest in the country.');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');

  const reader = await context.newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto(`/article/${story.id}/versions`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Story number 1');
  await expect(reader.getByText('1 part differs, of 5.')).toBeVisible();
  const part = reader.getByRole('region', { name: 'Paragraph 1' });
  await expect(part.getByRole('deletion')).toHaveText('removed: Asia');
  await expect(part.getByRole('insertion')).toHaveText('added: the country');
  await expect(reader.getByText('2 parts are the same')).toHaveCount(2);
  await expectNoFindings(reader, 'versions at 390 px');
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await reader.setViewportSize({ width: 1440, height: 900 });
  await reader.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(reader, 'versions at 1440 px, dark');

  await reader
    .getByRole('link', { name: /^Read it: version of .* UTC/ })
    .last()
    .click();
  await expect(reader).toHaveURL(/\/versions\?alone=/);
  const older = reader.locator('#main article');
  await expect(older.getByText('The loan is the safest in Asia.')).toBeVisible();
  await expect(older.getByRole('heading', { level: 1 })).toHaveText('Story number 1');
  await expectNoFindings(reader, 'a version alone, dark');
  const address = reader.url();
  await older.getByRole('link', { name: 'what changed since' }).click();
  await expect(part.getByRole('deletion')).toHaveText('removed: Asia');

  await page.getByRole('button', { name: 'Edit Story number 1' }).click();
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Published versions…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Published versions' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Changed without a note\. Readers have it now\.$/,
    /First published\.Withhold…$/,
  ]);
  await expectNoFindings(page, 'the dialog of published versions');
  await dialog.getByRole('button', { name: 'Withhold…' }).click();
  const question = page.getByRole('dialog', { name: 'Withhold this version' });
  await question.getByRole('button', { name: 'Withhold', exact: true }).click();
  await expect(question.getByText('Say why it is withheld.')).toBeVisible();
  await question.getByLabel('Reason').fill('It gave an address.');
  await page.keyboard.press('Shift+Tab');
  await question.getByRole('button', { name: 'Withhold', exact: true }).click();
  await site.toast('Success', 'Readers no longer see this version.');
  await expect(dialog.getByText('Withheld. It gave an address.')).toBeVisible();

  await reader.reload();
  await expect(reader.getByRole('listitem').filter({ hasText: 'Withheld.' })).toHaveText(
    /Withheld\. It gave an address\.Not shown$/,
  );
  await expect(reader.getByText('Asia')).toHaveCount(0);
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText('Asia')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Show again' }).click();
  await site.toast('Success', 'Readers can compare this version again.');
  await reader.goto(`/article/${story.id}/versions`);
  await reader.getByLabel('Before').selectOption({ index: 1 });
  await reader.getByLabel('After').selectOption({ index: 0 });
  await reader.getByRole('button', { name: 'Compare' }).click();
  await expect(reader).toHaveURL(/before=.*&after=newest$/);
  await expect(part.getByRole('deletion')).toHaveText('removed: Asia');
  await reader.close();
});

test('[small-mend] readers get the words of a small mend, without an update and without a version of those before', async ({
  page,
  site,
}) => {
  await site.openAdmin(`/admin/articles?edit=${story.id}`, {
    store: { articles: [story], categories: [category(1, 'India')] },
    width: 390,
  });
  const editor = articleEditor(page);
  await editor.paragraphs.first().fill('The loan is the safest in Asia, it says.');
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Small mend' }).click();
  await site.toast('Success', 'Small mend published.');
  const [stored] = await site.storedList('articles');
  expect(stored).toHaveProperty('content');
  expect(stored).not.toHaveProperty('updatedAt');
  await page.goto(`/article/${story.id}`);
  await expect(page.getByText('The loan is the safest in Asia, it says.')).toBeVisible();
  await expect(page.getByText('Updated')).toHaveCount(0);
  await page.goto(`/article/${story.id}/versions`);
  await expect(page.getByText('The loan is the safest in Asia.', { exact: true })).toHaveCount(0);
});
