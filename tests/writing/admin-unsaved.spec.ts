import type { BrowserContext, Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expectKept, leftWork } from '../support/journey/left-work.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const stored = article(1, { content: [paragraph('a', 'As it was.'), paragraph('b', 'The end.')] });
const edit = `/admin/articles?edit=${stored.id}`;
const store = { articles: [stored], categories: [category(1, 'India')] };

/** Crashes the page, like a power failure, and opens the address in a new one. */
async function crash(page: Page, context: BrowserContext, address: string): Promise<Page> {
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/**
 * Leaves text beside an ignored offer, twice; expects the newest offered first, then the older
 * ones.
 */
async function expectNewestBack(page: Page, context: BrowserContext, address: string) {
  const write = async (tab: Page, words: string): Promise<void> => {
    await articleEditor(tab).title.fill(words);
    await articleEditor(tab).paragraphs.first().fill(`${words}, told.`);
    await expectKept(tab, `${words}, told.`);
  };
  await write(page, 'Draft one');
  await page.reload();
  await expect(leftWork(page).banner).toBeVisible();
  await write(page, 'Draft two');
  await expect(leftWork(page).banner).toBeVisible();
  const again = await crash(page, context, address);
  await expect(leftWork(again).banner).toBeVisible();
  await write(again, 'Draft three');
  await again.reload();
  const editor = articleEditor(again);
  for (const words of ['Draft three', 'Draft two', 'Draft one']) {
    await editor.button('Restore').click();
    await expect(editor.title).toHaveValue(words);
    await expect(editor.paragraphs.first()).toHaveText(`${words}, told.`);
  }
  return again;
}

const acceptDialogs = (context: BrowserContext): unknown =>
  context.on('page', (page) => page.on('dialog', (dialog) => void dialog.accept()));

test('[admin-drafts] text typed beside an unanswered offer comes back first, and saving the article clears all copies @browser', async ({
  context,
  page,
  site,
}) => {
  acceptDialogs(context);
  page.on('dialog', (dialog) => void dialog.accept());
  await site.openAdmin(edit, { store });
  const again = await expectNewestBack(page, context, edit);
  const editor = articleEditor(again);
  // The text that restoring replaced is offered next.
  await expect(leftWork(again).banner).toBeVisible();
  await editor.save.click();
  // An older copy may be based on a version from before an autosave.
  const conflict = again.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(conflict.or(again.getByText('Article updated successfully.'))).toBeVisible();
  if (await conflict.isVisible()) await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect(again.getByRole('button', { name: 'Draft one', exact: true })).toBeVisible();
  await again.goto('/admin/dashboard');
  await expect(again.locator('h1')).toBeVisible();
  await expect(again.getByRole('region', { name: 'Left unsaved' })).toHaveCount(0);
});

test('[admin-drafts] the same for a new article, and saving another one keeps its copies @browser', async ({
  context,
  page,
  site,
}) => {
  acceptDialogs(context);
  page.on('dialog', (dialog) => void dialog.accept());
  await site.openAdmin('/admin/articles?new=1', { store });
  const again = await expectNewestBack(page, context, '/admin/articles?new=1');
  const editor = articleEditor(again);
  await editor.category.selectOption('India');
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await again.goto('/admin/articles?new=1');
  await editor.button('Restore').click();
  await expect(editor.title).toHaveValue(/Draft (two|three)/);
});

async function openTwice(site: Site, page: Page, context: BrowserContext): Promise<[Page, Page]> {
  await site.openAdmin(edit, { store });
  const other = await context.newPage();
  await other.goto(edit);
  await expect(articleEditor(other).title).toHaveValue('Story number 1');
  await expect(articleEditor(page).title).toHaveValue('Story number 1');
  return [page, other];
}

test('[admin-conflict] changes by only one of two are merged without a question, and reported', async ({
  context,
  page,
  site,
}) => {
  const [mine, other] = await openTwice(site, page, context);
  await articleEditor(other).title.fill('A colleague’s headline');
  await articleEditor(other).paragraphs.last().fill('Another end.');
  await articleEditor(other).save.click();
  await expect(articleEditor(other).dialog).toBeHidden();

  const standfirst = mine.getByRole('textbox', { name: 'Standfirst (optional)' });
  await standfirst.fill('My standfirst.');
  await articleEditor(mine).paragraphs.first().fill('My beginning.');
  await articleEditor(mine).save.click();
  await site.toast(
    'Success',
    'Article updated successfully. Kept from the other save: Title and Paragraph.',
  );
  await expect(articleEditor(mine).dialog).toBeHidden();
  expect((await site.storedList('articles'))[0]).toMatchObject({
    title: 'A colleague’s headline',
    standfirst: 'My standfirst.',
    content: [{ content: 'My beginning.' }, { content: 'Another end.' }],
  });
});

test('[admin-conflict-versions] a conflict in the same field asks for a choice, and either one keeps the rest @browser', async ({
  context,
  page,
  site,
}) => {
  const [mine, other] = await openTwice(site, page, context);
  await articleEditor(other).title.fill('Theirs');
  await articleEditor(other).author.fill('Their author');
  await articleEditor(other).save.click();
  await expect(articleEditor(other).dialog).toBeHidden();

  const editor = articleEditor(mine);
  await editor.title.fill('Mine');
  await editor.paragraphs.first().fill('My beginning.');
  await editor.save.click();
  const conflict = mine.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(conflict.getByText('Both of you changed: Title.')).toBeVisible();
  await expect(conflict.getByText('· Different')).toHaveCount(2);
  await leftWork(mine).settleConflict('Mine', 'Theirs', 'Take theirs');
  await expect(editor.title).toHaveValue('Theirs');
  await expect(editor.author).toHaveValue('Their author');
  await expect(editor.paragraphs.first()).toHaveText('My beginning.');
  await mine.keyboard.press('ControlOrMeta+z');
  await expect(editor.title).toHaveValue('Mine');
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  expect((await site.storedList('articles'))[0]).toMatchObject({
    title: 'Mine',
    content: [{ content: 'My beginning.' }, { content: 'The end.' }],
  });
});
