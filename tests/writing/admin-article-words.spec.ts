import { loggedIn } from '../support/journey/admin.ts';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expectKept } from '../support/journey/left-work.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const stored = article(1, { content: [paragraph('a', 'As it was.')] });
const edit = `/admin/articles?edit=${stored.id}`;
const store = { articles: [stored], categories: [category(1, 'India')] };

test('[admin-unsaved] [admin-cancel] closing with unsaved work asks; without, it closes @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('Half a thought.');
  await expect(editor.dialog.getByText('Unsaved changes')).toBeVisible();
  await editor.button('Cancel').click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor.paragraphs).toHaveText('Half a thought.');
  await editor.button('Cancel').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  expect((await site.storedList('articles'))[0]?.content).toEqual(stored.content);
  await page.getByRole('button', { name: 'Edit Story number 1' }).click();
  await expect(editor.paragraphs).toHaveText('As it was.');
  await expect(editor.dialog.getByText('You have unsaved work')).toBeHidden();
  await editor.button('Cancel').click();
  await expect(editor.dialog).toBeHidden();
});

test('[admin-unsaved] saved work closes without a question, however late the page renders @browser', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    // Delays React's rendering, which is scheduled by messages, until after the database has
    // answered. Further slices of a rendering are not delayed: on a busy machine there are hundreds.
    const post = MessagePort.prototype.postMessage;
    let deliveredAt = Number.NEGATIVE_INFINITY;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const isFurther = performance.now() - deliveredAt < 50;
      const deliver = (): void => {
        deliveredAt = performance.now();
        post.call(this, message);
      };
      setTimeout(deliver, isFurther ? 0 : 120);
    };
  });
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('Saved for good.');
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  expect((await site.storedList('articles'))[0]?.content).toMatchObject([
    { content: 'Saved for good.' },
  ]);
});

test('[admin-unsaved] a letter typed and taken back during a save does not keep the dialog open @server', async ({
  site,
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  let arrived = (): void => undefined;
  const isSent = new Promise<void>((done) => {
    arrived = done;
  });
  await page.route('**/api/admin/articles/**', async (route) => {
    if (route.request().method() !== 'GET') {
      arrived();
      await held;
    }
    await route.continue();
  });
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('Saved for good.');
  await editor.save.click();
  await isSent;
  await editor.paragraphs.click();
  await page.keyboard.press('x');
  await expect(editor.paragraphs).toContainText('x');
  await page.keyboard.press('Backspace');
  await expect(editor.paragraphs).not.toContainText('x');
  release();
  await expect(editor.dialog).toBeHidden();
});

test('[admin-drafts] unsaved text survives a reload, is compared, and restored only on request @browser', async ({
  site,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('Words of a lost evening.');
  await expectKept(page, 'lost evening');
  await page.reload();
  await expect(editor.dialog.getByText('You have unsaved work from')).toBeVisible();
  await expect(editor.paragraphs).toHaveText('As it was.');
  await editor.button('Compare').click();
  const comparison = page.getByRole('dialog', { name: 'Your unsaved work' });
  await expect(comparison.getByRole('region', { name: 'Unsaved work' })).toContainText(
    'lost evening',
  );
  await expect(comparison.getByRole('region', { name: 'In the editor now' })).toContainText(
    'added: As it was.',
  );
  await comparison.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.paragraphs).toHaveText('Words of a lost evening.');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  await page.getByRole('button', { name: 'Edit Story number 1' }).click();
  await expect(editor.paragraphs).toHaveText('Words of a lost evening.');
  await expect(editor.dialog.getByText('You have unsaved work')).toBeHidden();
});

test('[admin-conflict-versions] a save from another tab is a conflict that shows both versions', async ({
  site,
  page,
  context,
}) => {
  await site.openAdmin(edit, { store });
  const mine = articleEditor(page);
  await expect(mine.paragraphs).toHaveText('As it was.');

  const other = await context.newPage();
  await other.goto(edit);
  const theirs = articleEditor(other);
  await theirs.paragraphs.fill('Their version.');
  await theirs.save.click();
  await expect(theirs.dialog).toBeHidden();

  await mine.paragraphs.fill('My version.');
  await mine.save.click();
  const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(conflict.getByRole('region', { name: 'Yours' })).toContainText('My version.');
  await expect(conflict.getByRole('region', { name: 'Stored' })).toContainText('Their version.');
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect(mine.paragraphs).toHaveText('My version.');
  await mine.save.click();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.paragraphs).toHaveText('Their version.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mine.paragraphs).toHaveText('My version.');
  await mine.save.click();
  await site.toast('Success', 'Article updated successfully.');
  await expect(mine.dialog).toBeHidden();
  expect((await site.storedList('articles'))[0]?.content).toMatchObject([
    { content: 'My version.' },
  ]);
});

test('[admin-conflict-versions] a record deleted by another tab can be saved as a new one @browser', async ({
  site,
  page,
  context,
}) => {
  await site.openAdmin(edit, { store: { ...store, articles: [stored, article(2)] } });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('Still here.');
  const other = await context.newPage();
  await other.goto('/admin/articles');
  await other.getByRole('button', { name: 'Delete Story number 1' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('Story number 1')).toHaveCount(0);

  await editor.save.click();
  const conflict = page.getByRole('dialog', { name: 'Deleted elsewhere' });
  await conflict.getByRole('button', { name: 'Save as new' }).click();
  await expect(editor.dialog).toBeHidden();
  const saved = await site.storedList('articles');
  expect(saved[0]).toMatchObject({
    title: 'Story number 1',
    content: [{ content: 'Still here.' }],
  });
  expect(saved[0]?.id).not.toBe(stored.id);
});

test('[admin-storage-full] a full store leaves the dialog, the text and a copy of it @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await page.evaluate(() => {
    let size = 1_000_000;
    for (let part = 0; size > 0; part += 1) {
      try {
        localStorage.setItem(`filling-${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await editor.paragraphs.fill('A long text. '.repeat(2000));
  await editor.save.click();
  await site.toast('Storage Full', undefined, true);
  await expect(editor.paragraphs).toHaveText(/^A long text\./);
  expect((await site.storedList('articles'))[0]?.content).toEqual(stored.content);
  await expectKept(page, 'A long text.');
});

test('[admin-narrow] an article is written at 390 px without horizontal scrolling @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', { store: { ...store, ...loggedIn }, width: 390 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'New Article' }).click();
  const editor = articleEditor(page);
  await editor.title.fill('From the field');
  await editor.paragraphs.fill('Written standing.');
  await editor.category.selectOption('India');
  const pane = editor.dialog.getByRole('tabpanel');
  expect(
    await pane.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
  await editor.save.click();
  await site.toast('Success', 'Article added successfully.');
});

test('[lengths] too long texts are reported, marked and focused, and not lost @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const title = 'x'.repeat(301);
  await editor.title.fill(title);
  const band = editor.dialog.getByText(/^Your words are saved on this device only: The title may/);
  await expect(band).toBeVisible();
  await editor.title.fill('Short');
  // At once, not with the next autosave.
  expect(await band.count()).toBe(0);
  await editor.title.fill(title);
  await editor.paragraphs.fill('y'.repeat(100_001));
  await editor.save.click();
  const tooLong = 'The title may have at most 300 characters; it has 301.';
  await site.toast('Validation Error', tooLong, true);
  await expect(editor.title).toBeFocused();
  await expect(editor.title).toHaveAccessibleDescription(tooLong);
  await expect(editor.title).toHaveValue(title);
  await editor.title.fill('Short');
  await expect(editor.title).not.toHaveAttribute('aria-invalid');
  await editor.save.click();
  await editor.expectCaretIn(1);
  await expect(editor.block(1)).toHaveAccessibleDescription(
    'Paragraph, block 1. Block 1 may have at most 1,00,000 characters; it has 1,00,001.',
  );
  await editor.paragraphs.fill('As it should be.');
  await expect(editor.block(1)).toHaveAccessibleDescription('Paragraph, block 1');
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
});
