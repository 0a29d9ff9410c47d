import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, articles, category, noon, paragraph } from '../support/records/records.ts';

const categories = [category(1, 'India'), category(2, 'World')];

test('[admin-articles-table] articles are listed with category and star, edit and delete @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', {
    store: { articles: articles(2), categories },
    now: noon,
  });
  const table = page.getByRole('table', { name: 'Articles' });
  await expect(table.getByRole('columnheader')).toContainText([
    '',
    'Title',
    'Category',
    'Featured',
  ]);
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText('Story number 1');
  await expect(row).toContainText('Author 1 · 1 hour ago');
  await expect(row).toContainText('India');
  await expect(row.getByRole('button', { name: 'Edit Story number 1' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete Story number 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Article' })).toBeVisible();
  const star = row.getByRole('button', { name: 'Featured: Story number 1' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  // The browser edition makes no requests.
  const sent =
    edition === 'server'
      ? page.waitForRequest((request) => request.method() === 'POST')
      : undefined;
  await star.click();
  expect(((await sent)?.postData() ?? '').length).toBeLessThan(1024);
  await site.toast('Success', 'Article updated successfully.');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect((await site.storedList('articles'))[0]).toMatchObject({ isFeatured: true });
  // What is featured last leads, and nothing is said about that.
  await table.getByRole('button', { name: 'Featured: Story number 2' }).click();
  await expect(table.getByRole('button', { name: 'Featured: Story number 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story number 2');
});

test('a star says so where another story is pinned to the lead', async ({ page, site }) => {
  const [lead] = articles(1);
  const fronts = [
    {
      id: 'home',
      version: 1,
      pins: [{ slot: 'lead-1', article: lead?.id, headline: '' }],
      off: [],
    },
  ];
  await site.openAdmin('/admin/articles', { store: { articles: articles(2), categories, fronts } });
  await page.getByRole('button', { name: 'Featured: Story number 2' }).click();
  await site.toast('Success', 'It does not lead the homepage: “Story number 1” does.');
});

test('[admin-articles-editor] [admin-articles-new] [admin-articles-paragraph] [admin-articles-footer] a new article has its fields, one empty paragraph of 5 rows, and three ways to add @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', { store: { categories } });
  await page.getByRole('button', { name: 'New Article' }).click();
  const editor = articleEditor(page);
  await expect(editor.title).toBeFocused();
  await expect(editor.category.getByRole('option')).toHaveText([
    'Select a category',
    'India',
    'World',
  ]);
  await expect(editor.author).toBeVisible();
  await expect(editor.dialog.getByRole('switch', { name: 'Featured' })).not.toBeChecked();
  await expect(editor.blocks).toHaveCount(1);
  await expect(editor.paragraphs).toHaveText('');
  // Five lines of 30 px.
  expect((await editor.paragraphs.boundingBox())?.height).toBe(150);
  for (const name of ['Add Paragraph', 'Add Image', 'Add Video', 'Cancel', 'Save Article']) {
    await expect(editor.button(name)).toBeVisible();
  }
  await expect(editor.dialog.getByLabel('Send push notification')).not.toBeChecked();
});

test('[admin-articles-toast-created] [admin-articles-push] [admin-articles-log] an article is written, saved first in the list, logged, and its notification simulated', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store: { articles: articles(1), categories } });
  const editor = articleEditor(page);
  await editor.title.fill('Rain at last');
  await editor.category.selectOption('World');
  await editor.author.fill('Leela');
  await editor.paragraphs.fill('It rained.');
  await editor.dialog.getByLabel('Send push notification').check();
  await editor.save.click();
  await site.toast('Success', 'Article added successfully.');
  await expect(editor.dialog).toBeHidden();
  if (edition === 'browser') await site.toast('Push Notification Sent! (Simulation)');
  else {
    const reached = '"Rain at last" reached no browser: nobody is subscribed.';
    await site.toast('Push Notification Sent!', reached);
  }
  expect((await site.storedList('articles'))[0]).toMatchObject({
    title: 'Rain at last',
    category: 'World',
    author: 'Leela',
    isFeatured: false,
    content: [{ type: 'paragraph', content: 'It rained.' }],
  });
  const logged = await site.storedList('activityLogs');
  // On a server, the notification has a log entry too.
  expect(logged.find(({ action }) => action === 'Created Article')).toMatchObject({
    description: 'New article "Rain at last" was created',
  });
});

test('[admin-articles-toast-updated] an edited article keeps its place, and fields that the editor lacks', async ({
  site,
  page,
}) => {
  const unknown = { id: 'p-1', type: 'poll', question: 'Rain?' };
  const stored = article(1, {
    category: 'Weather',
    content: [paragraph('a', 'Old words.'), unknown],
    source: 'wire',
  });
  await site.openAdmin('/admin/articles', {
    store: { articles: [article(0), stored], categories },
  });
  await page.getByRole('button', { name: 'Edit Story number 1' }).click();
  const editor = articleEditor(page);
  await expect(editor.category).toHaveValue('Weather');
  await expect(editor.block(2)).toContainText('A block of the type “poll”');
  await expect((await editor.actions(2)).getByRole('button', { name: 'Remove block' })).toHaveCount(
    0,
  );
  await editor.paragraphs.fill('New words.');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  await expect(editor.dialog).toBeHidden();
  const saved = (await site.storedList('articles'))[1];
  expect(saved).toMatchObject({ id: stored.id, category: 'Weather', source: 'wire' });
  expect(saved?.content).toEqual([paragraph('a', 'New words.'), unknown]);
});

test('[admin-articles-required] [admin-invalid-field] [admin-failed-save] title and category are required: missing ones are reported, marked and focused @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store: { categories } });
  const editor = articleEditor(page);
  const words = 'Title and Category are required.';
  await editor.paragraphs.fill('Words that must stay.');
  await editor.save.click();
  await site.toast('Validation Error', words, true);
  await expect(editor.title).toBeFocused();
  await expect(editor.title).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.title).toHaveAccessibleDescription(words);
  await expect(editor.category).toHaveAttribute('aria-invalid', 'true');
  await editor.title.fill('A title');
  await editor.save.click();
  await expect(editor.category).toBeFocused();
  await expect(editor.category).toHaveAccessibleDescription(words);
  await expect(editor.paragraphs).toHaveText('Words that must stay.');
});

test('the list says which featured story leads the homepage, and what leads in place of another', async ({
  site,
  page,
}) => {
  const [first, second] = [1, 2].map((number) => article(number, { isFeatured: true }));
  await site.openAdmin('/admin/articles', {
    store: { articles: [first, second], categories },
    now: noon,
  });
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('It leads the homepage.');
  await expect(rows.nth(2)).toContainText(
    '“Story number 1” leads the homepage: it was featured later, or is pinned there.',
  );
});

test('[admin-articles-confirm] [admin-articles-toast-deleted] deleting asks with the title first', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', { store: { articles: articles(2), categories } });
  await page.getByRole('button', { name: 'Delete Story number 1' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    'This will permanently delete the article "Story number 1".',
  );
  await expect(question).toContainText('Readers have it now, and lose it at once.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Article deleted successfully.');
  await expect(page.getByText('Story number 1')).toHaveCount(0);
  expect(await site.storedList('articles')).toHaveLength(1);
});

test('[admin-articles-empty] [storage-empty] deleting the last article shows the empty text, and samples come back only after a reload', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', { store: { articles: articles(1), categories } });
  await page.getByRole('button', { name: 'Delete Story number 1' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.toast('Success', 'Article deleted successfully.');
  await expect(page.getByText('No articles found. Write your first one!')).toBeVisible();
  expect(await site.storedList('articles')).toEqual([]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.locator('h1')).toHaveText('Dashboard');
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await expect(page.getByText('No articles found. Write your first one!')).toBeVisible();
  await page.reload();
  // The browser edition creates its samples again; a demo server does so only when it starts.
  const shown = edition === 'browser' ? 'Articles6' : 'Articles0';
  await expect(page.locator('h1')).toHaveText(shown);
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] axe finds nothing in the article table and its editor, ${theme}`, async ({
    site,
    page,
  }) => {
    await site.openAdmin('/admin/articles', { theme });
    await expectNoFindings(page, 'table');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const editor = articleEditor(page);
    await editor.button('Add Video').click();
    await editor.title.fill('');
    await editor.save.click();
    await expect(editor.title).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindings(page, 'editor');
    await editor.dialog.getByRole('tab', { name: 'Preview' }).click();
    await expectNoFindings(page, 'preview');
  });
}

test('[article-commands] articles are listed by stage, and saving one publishes it', async ({
  site,
  page,
}) => {
  const draft = { ...article(7, { title: 'Under embargo' }), id: 'article-7', stage: 'in-review' };
  await site.openAdmin('/admin/articles', {
    store: { articles: articles(1), categories, drafts: [draft] },
    now: noon,
  });
  const stages = page.getByRole('navigation', { name: 'Stages' });
  const table = page.getByRole('table', { name: 'Articles' });
  await expect(table).not.toContainText('Under embargo');
  await stages.getByRole('link', { name: 'Open 1' }).click();
  await expect(table.getByRole('rowheader')).toHaveText('In review 1');
  await expect(table).toContainText('Under embargo');
  await expectNoFindings(page, 'open articles');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('no such words');
  await expect(page.getByText('No articles match the search and the filters.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('embargo');
  await table.getByRole('button', { name: 'Under embargo', exact: true }).click();
  const editor = articleEditor(page);
  await expect(editor.title).toHaveValue('Under embargo');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  await stages.getByRole('link', { name: 'Published 1' }).click();
  await expect(table).toContainText('Under embargo');
  expect(await site.storedList('drafts')).toEqual([]);
});
