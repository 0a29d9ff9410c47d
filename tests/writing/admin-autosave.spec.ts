import type { BrowserContext, Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expectKept } from '../support/journey/left-work.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const stored = article(1, { content: [paragraph('a', 'As it was.')] });
const edit = `/admin/articles?edit=${stored.id}`;
const store = { articles: [stored], categories: [category(1, 'India')], drafts: [] };

/** Rounds of what goes wrong while somebody types: `DAYBREAK_ROUNDS=50` for a long run. */
const ROUNDS = Number(process.env.DAYBREAK_ROUNDS ?? 1);

const isOnDesk = (page: Page) =>
  expect(articleEditor(page).dialog.getByText(/^saved \d+ s ago$/)).toBeVisible();

const draftsOf = async (site: Site) =>
  (await site.storedList('drafts')).map(({ title, content }) => ({ title, content }));

const textsIn = (records: readonly Record<string, unknown>[]): unknown =>
  records.map(({ content }) => (content as { content: string }[]).map((block) => block.content));

test('what is typed goes to the desk by itself, readers keep what they have, and discarding takes it back', async ({
  page,
  site,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('Half a sentence');
  await isOnDesk(page);
  expect(textsIn(await site.storedList('drafts'))).toEqual([['Half a sentence']]);
  expect(textsIn(await site.storedList('articles'))).toEqual([['As it was.']]);
  await editor.button('Cancel').click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect.poll(() => draftsOf(site)).toEqual([]);
  expect(textsIn(await site.storedList('articles'))).toEqual([['As it was.']]);
});

test('a new article is one draft from its first words on, and one article when it is saved', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  await editor.title.fill('From the ');
  await isOnDesk(page);
  // Spaces that the desk trims stay in the form.
  await expect(editor.title).toHaveValue('From the ');
  await editor.title.press('End');
  await editor.title.pressSequentially('field');
  await editor.category.selectOption('India');
  await editor.button('More ways to save').click();
  await page.getByRole('menuitem', { name: 'Save draft' }).click();
  await site.toast('Success', 'Draft saved.');
  expect(await draftsOf(site)).toMatchObject([{ title: 'From the field' }]);
  await editor.paragraphs.fill('Written standing.');
  await editor.save.click();
  await site.toast('Success', 'Article added successfully.');
  await expect(editor.dialog).toBeHidden();
  expect(await draftsOf(site)).toEqual([]);
  const [newest, ...others] = await site.storedList('articles');
  expect([newest?.title, newest?.slug, others.length]).toEqual([
    'From the field',
    'from-the-field',
    1,
  ]);
  const [entry] = await site.storedList('activityLogs');
  expect(entry?.action).toBe('Created Article');
});

test('keeping as a draft closes the editor, and the words are there when it is opened again', async ({
  page,
  site,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.fill('To be continued');
  await editor.button('Cancel').click();
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(editor.dialog).toBeHidden();
  await page.goto(edit);
  await expect(editor.paragraphs).toHaveText('To be continued');
});

test(`${ROUNDS} times the line is cut while somebody types: the words are kept, sent once it is back, and nothing doubles @server`, async ({
  context,
  page,
  site,
}) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  site.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  await editor.title.fill('Over a bad line');
  let written = '';
  await editor.paragraphs.click();
  for (let round = 0; round < ROUNDS; round += 1) {
    await context.setOffline(true);
    const words = `Round ${round} without a line. `;
    await page.keyboard.type(words);
    written += words;
    await expect(
      editor.dialog.getByText(/^You are offline\. Your words are saved on this device only/),
    ).toBeVisible();
    await expectKept(page, words.trim());
    await context.setOffline(false);
    const more = `And round ${round} with one. `;
    await page.keyboard.type(more);
    written += more;
    await expect
      .poll(async () => textsIn(await site.storedList('drafts')), { timeout: 15_000 })
      .toEqual([[written]]);
  }
  await expect(editor.paragraphs).toHaveText(written);
});

test(`${ROUNDS} times the session ends while somebody types: typing goes on, and the password is asked for once the person wants it @server`, async ({
  page,
  server,
  site,
}) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  site.expectError(/401|need to be logged in/);
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const question = page.getByRole('dialog', { name: 'Please log in again' });
  let written = '';
  for (let round = 1; round <= ROUNDS; round += 1) {
    server?.setNow(new Date(Date.now() + round * 48 * 60 * 60_000));
    written += `Written in round ${round}. `;
    await editor.paragraphs.fill(written);
    await expect(page.getByRole('alert').getByText(/^Your session has ended/)).toBeVisible();
    await page.keyboard.type('And on. ', { delay: 20 });
    written += 'And on. ';
    await expect(question).toBeHidden();
    await expect(editor.paragraphs).toHaveText(written.trimEnd());
    if (round % 2 === 0) await page.keyboard.press('Control+s');
    else await page.getByRole('button', { name: 'Log in again' }).click();
    await question.getByRole('textbox').fill('daybreak');
    await question.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(question).toBeHidden();
    await expect(editor.text).toBeFocused();
    await expect(editor.paragraphs).toHaveText(written.trimEnd());
    await expect
      .poll(async () => textsIn(await site.storedList('drafts')), { timeout: 15_000 })
      .toEqual([[written]]);
  }
});

/** Crashes the page, like a power failure, and opens the address in a new one. */
async function crash(page: Page, context: BrowserContext): Promise<Page> {
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(edit);
  return next;
}

test(`${ROUNDS} times the tab is killed while somebody types: no word from before the last second is lost`, async ({
  context,
  page,
  site,
}) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  await site.openAdmin(edit, { store });
  let tab = page;
  for (let round = 0; round < ROUNDS; round += 1) {
    const editor = articleEditor(tab);
    const words = `Round ${round}: words that took a second and more to type.`;
    await editor.paragraphs.fill('');
    await tab.keyboard.type(words, { delay: 25 });
    await expectKept(tab, words.slice(0, 40));
    tab = await crash(tab, context);
    const next = articleEditor(tab);
    await expect(next.paragraphs).toBeVisible();
    const shown = await next.paragraphs.innerText();
    if (!shown.startsWith(words.slice(0, 40))) {
      await next.button('Restore').click();
      await expect(next.paragraphs).toHaveText(new RegExp(`^${words.slice(0, 40)}`));
    }
  }
});
