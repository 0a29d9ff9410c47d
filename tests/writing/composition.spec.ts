import type { Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, test } from '../support/journey/site.ts';
import { pageAdminClient } from '../support/newsroom/page-admin-client.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const two = article(1, { content: [paragraph('a', 'One story.'), paragraph('b', 'Two lines.')] });
const edit = `/admin/articles?edit=${two.id}`;
const store = { articles: [two], categories: [category(1, 'India')], drafts: [] };

/** Composes and commits words by the browser's own protocol for input methods, at the caret. */
async function inputMethod(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return {
    compose: async (...texts: string[]): Promise<void> => {
      for (const text of texts) {
        const [selectionStart, selectionEnd] = [text.length, text.length];
        await devtools.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
      }
    },
    commit: (text: string) => devtools.send('Input.insertText', { text }),
  };
}

test('an input method composes a word, which is stored, and is undone in one step @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.block(2).click();
  await page.keyboard.press('Control+End');
  const method = await inputMethod(page);
  await method.compose('に', 'にほ', 'にほん', '日本');
  await expect(editor.block(2)).toHaveText('Two lines.日本');
  await method.commit('日本');
  await expect(editor.block(2)).toHaveText('Two lines.日本');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.block(2)).toHaveText('Two lines.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await site.toast('Success', 'Article updated successfully.');
  expect((await site.storedList('articles'))[0]?.content).toMatchObject([
    { id: 'a' },
    { content: 'Two lines.日本' },
  ]);
});

test('an autosave in the middle of a composition, and what it brings of another person, leave the composition as it is @server', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const other = await page.context().newPage();
  await other.goto('/admin/articles');
  const colleague = await pageAdminClient(other);
  const onDesk = async () =>
    (await site.storedList('drafts')).map(({ content }) =>
      (content as { content: string }[]).map((block) => block.content),
    );

  await editor.block(2).click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    for (const name of ['compositionstart', 'compositionend']) {
      addEventListener(name, () => seen.push(name), true);
    }
  });
  const method = await inputMethod(page);
  await method.compose('に', 'にほ');
  await expect.poll(onDesk).toEqual([['One story.', 'Two lines.にほ']]);

  await colleague.evaluate(async (admin, id) => {
    const stored = await admin.ask('GET /admin/articles/:id', { id });
    const { content, ...rest } = stored as unknown as {
      content: { content: string }[];
      version: number;
    };
    const [first, ...others] = content;
    const changed = [{ ...first, content: 'One story, and a word more.' }, ...others];
    await admin.ask('POST /admin/articles/:id/autosave', { ...rest, id, content: changed });
  }, two.id);
  await method.compose('にほん');
  await expect(editor.block(1)).toHaveText('One story, and a word more.');
  await expect.poll(onDesk).toEqual([['One story, and a word more.', 'Two lines.にほん']]);
  await method.compose('日本');
  await method.commit('日本');
  // The composition that began is the one that ended.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([
    'compositionstart',
    'compositionend',
  ]);
  await expect(editor.blocks).toHaveText(['One story, and a word more.', 'Two lines.日本']);
  await expect.poll(onDesk).toEqual([['One story, and a word more.', 'Two lines.日本']]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.blocks).toHaveText(['One story, and a word more.', 'Two lines.']);
});

test('the Enter of an input method adds no tag and runs no command @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const method = await inputMethod(page);
  const enter = (): Promise<boolean> =>
    page.evaluate(() => {
      const init = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
      return document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false;
    });
  const tag = page.getByRole('combobox', { name: 'Tags' });
  await tag.click();
  await method.compose('स', 'सम');
  await enter();
  await expect(tag).toHaveValue('सम');
  await expect(page.getByRole('list', { name: 'Tags' }).getByText('सम')).toHaveCount(0);
  await method.commit('समाज');
  await page.goto('/admin/dashboard');
  await page.keyboard.press('ControlOrMeta+k');
  await method.compose('n');
  await enter();
  await expect(page).toHaveURL(/dashboard/);
});
