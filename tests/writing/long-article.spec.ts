import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const BLOCKS = 300;
const sentence = 'The first train in nine days came over the viaduct at ten past six on Saturday.';

/** Words of the block at a place, as they are stored at first. */
const wordsAt = (place: number): string => `${place}. ${sentence} ${sentence} ${sentence}`;

const long = article(1, {
  content: Array.from({ length: BLOCKS }, (_, at) =>
    (at + 1) % 60 === 0
      ? { id: `b${at + 1}`, type: 'heading', level: 2, content: `Part ${at + 1}` }
      : paragraph(`b${at + 1}`, wordsAt(at + 1)),
  ),
});
/** The article with a line between two of its last blocks. */
const withDivider = { ...long, content: long.content.with(279, { id: 'b280', type: 'divider' }) };
const edit = `/admin/articles?edit=${long.id}`;
const store = { articles: [long], categories: [category(1, 'India')] };

/** Blocks of the saved article that are not as they were, by id. */
async function changedBlocks(site: Site): Promise<Record<string, string>> {
  await site.toast('Success', 'Article updated successfully.');
  const [saved] = await site.storedList('articles');
  const blocks = saved?.content as { id: string; content: string }[];
  const before = new Map(long.content.map((block) => [block.id, block]));
  return Object.fromEntries(
    blocks
      .filter(({ id, content }) => content !== (before.get(id) as { content?: string })?.content)
      .map(({ id, content }) => [id, content]),
  );
}

test('in an article of 300 blocks the caret goes anywhere by keys, and types there @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const { keyboard } = page;
  await editor.block(1).click();
  await keyboard.press('Control+Home');
  await keyboard.type('First: ');
  await keyboard.press('Control+End');
  await editor.expectCaretIn(300);
  await keyboard.type(' last');
  for (let times = 0; times < 150; times += 1) await keyboard.press('ArrowUp');
  await keyboard.press('Home');
  await keyboard.type('Up: ');
  await keyboard.press('Control+Home');
  await editor.expectCaretIn(1);
  await keyboard.press('Control+Shift+End');
  expect(
    await page.evaluate(() => {
      const { anchorNode, focusNode } = document.getSelection() ?? {};
      const [first, last] = [':first-child', ':last-child'].map((place) =>
        document.querySelector(`.article-text > ${place}`),
      );
      return [first?.contains(anchorNode ?? null), last?.contains(focusNode ?? null)];
    }),
  ).toEqual([true, true]);
  await keyboard.press('ArrowLeft');
  await editor.expectCaretIn(1);
  for (let times = 0; times < 12; times += 1) await keyboard.press('PageDown');
  await keyboard.press('End');
  const place = await page.evaluate(() => {
    const { anchorNode } = document.getSelection() ?? {};
    const all = [...document.querySelectorAll('.article-text > *')];
    return all.findIndex((block) => block.contains(anchorNode ?? null)) + 1;
  });
  expect(place).toBeGreaterThan(20);
  await keyboard.type('!');
  await keyboard.press('ControlOrMeta+Shift+Enter');
  const changed = await changedBlocks(site);
  expect(changed).toMatchObject({ b1: `First: ${wordsAt(1)}`, b300: 'Part 300 last' });
  expect(Object.keys(changed)).toHaveLength(4);
  expect(Object.values(changed).filter((words) => words.includes('Up: '))).toHaveLength(1);
  expect(Object.values(changed).filter((words) => words.includes('!'))).toHaveLength(1);
});

test('in an article of 300 blocks the outline, a search, undo, a link and the menu of blocks reach far blocks @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const { keyboard } = page;
  await editor.block(2).click({ position: { x: 5, y: 5 } });
  await keyboard.press('Home');
  await keyboard.type('Second: ');

  await editor.dialog.getByRole('button', { name: 'Part 240' }).click();
  await editor.expectCaretIn(240);
  await expect(editor.block(240)).toBeInViewport();
  await keyboard.press('End');
  await keyboard.type(' of five');
  await keyboard.press('Enter');
  await keyboard.type('/quot');
  await keyboard.press('Enter');
  await editor.expectCaretIn(241);
  await keyboard.type('We sold them');

  await keyboard.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('150. The first train');
  await keyboard.press('Enter');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(editor.text.locator('.is-found-here')).toHaveText('150. The first train');
  await expect(editor.block(150)).toBeInViewport();
  await keyboard.press('Escape');
  await expect(editor.block(150)).toBeInViewport();
  await editor.expectCaretIn(150);
  await keyboard.press('ControlOrMeta+k');
  await page
    .getByRole('dialog', { name: 'Link', exact: true })
    .getByRole('combobox')
    .fill('a.example');
  await keyboard.press('Enter');
  await editor.expectCaretIn(150);
  await keyboard.press('ArrowRight');
  await keyboard.type(' late');
  await keyboard.press('ControlOrMeta+z');
  await editor.expectCaretIn(150);

  await page.evaluate(() =>
    document.querySelector('.article-text > :nth-child(20)')?.scrollIntoView(),
  );
  await editor.block(20).click({ position: { x: 5, y: 5 } });
  await editor.expectCaretIn(20);
  await keyboard.press('Home');
  await keyboard.type('Twentieth: ');
  await keyboard.press('ControlOrMeta+Shift+Enter');
  const { b2, b20, b240, ...others } = await changedBlocks(site);
  expect({ b2, b20, b240 }).toEqual({
    b2: `Second: ${wordsAt(2)}`,
    b20: `Twentieth: ${wordsAt(20)}`,
    b240: 'Part 240 of five',
  });
  expect(Object.values(others)).toEqual(['We sold them']);
});

test('the outline leads to a far card while a setting has the focus @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store: { ...store, articles: [withDivider] } });
  const editor = articleEditor(page);
  await editor.dialog.getByRole('textbox', { name: 'Kicker' }).click();
  await editor.dialog.getByRole('button', { name: 'Divider' }).click();
  await expect(editor.block(280)).toBeInViewport();
});

test('blocks keep their names for screen readers after undo and redo @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.block(2).click();
  await page.keyboard.type('More');
  for (const key of ['z', 'Shift+z']) {
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await expect(editor.block(2)).toHaveAttribute('aria-description', 'Paragraph, block 2');
  }
});
