import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { article, category, paragraph } from '../support/records/records.ts';

const two = article(1, { content: [paragraph('a', 'One story.'), paragraph('b', 'Two lines.')] });
const edit = `/admin/articles?edit=${two.id}`;
const store = { articles: [two], categories: [category(1, 'India')] };

async function savedContent(site: Site): Promise<unknown> {
  await site.toast('Success', 'Article updated successfully.');
  return (await site.storedList('articles'))[0]?.content;
}

test('a text is written by keyboard alone: subheading, quotation, list, emphasis and a link @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const { keyboard } = page;
  await editor.block(2).click();
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.type('## What the rain undid');
  await keyboard.press('Enter');
  await keyboard.type('> We sold them');
  await keyboard.press('Enter');
  await keyboard.type('- first');
  await keyboard.press('Enter');
  await keyboard.type('second');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('inner');
  for (const _ of [1, 2, 3]) await keyboard.press('Enter');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('Bold');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(' and plain');
  for (const _ of 'plain') await keyboard.press('Shift+ArrowLeft');
  await keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(/no address to link to/);
  await dialog.getByRole('combobox').fill('rail.example/timetable');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await editor.expectCaretIn(6);
  await keyboard.press('ControlOrMeta+Shift+Enter');
  expect(await savedContent(site)).toMatchObject([
    { id: 'a', content: 'One story.' },
    { id: 'b', content: 'Two lines.' },
    { type: 'heading', level: 2, content: 'What the rain undid' },
    { type: 'quotation', content: 'We sold them' },
    {
      type: 'list',
      style: 'bulleted',
      items: [
        { content: 'first' },
        { content: 'second', list: { style: 'bulleted', items: [{ content: 'inner' }] } },
      ],
    },
    {
      type: 'paragraph',
      content: 'Bold and plain',
      marks: [
        { start: 0, end: 4, kind: 'strong' },
        { start: 9, end: 14, kind: 'link', href: 'https://rail.example/timetable' },
      ],
    },
  ]);
});

test('Enter splits, Backspace joins, and a selection goes across blocks @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.block(1).click();
  await page.keyboard.press('Home');
  for (const _ of 'One ') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(editor.blocks).toHaveText(['One ', 'story.', 'Two lines.']);
  await editor.expectCaretIn(2);
  await page.keyboard.press('Backspace');
  await expect(editor.blocks).toHaveText(['One story.', 'Two lines.']);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('x');
  await expect(editor.blocks).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.blocks).toHaveText(['One story.', 'Two lines.']);
});

test('selected words are linked by a pasted address, and an article of ours is found for a link', async ({
  site,
  page,
}) => {
  const other = article(2, { title: 'The 1911 viaduct' });
  await site.openAdmin(edit, { store: { ...store, articles: [two, other] }, width: 1440 });
  const editor = articleEditor(page);
  await editor.block(1).dblclick({ position: { x: 10, y: 15 } });
  await editor.text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://rail.example/map');
    const shared = { bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', { ...shared, clipboardData }));
  });
  await expect(editor.block(1).getByRole('link', { name: 'One' })).toHaveAttribute(
    'href',
    'https://rail.example/map',
  );
  await editor.block(2).dblclick({ position: { x: 10, y: 15 } });
  const bar = editor.dialog.getByRole('toolbar', { name: 'Format of the selection' });
  await bar.getByRole('button', { name: 'Italic' }).click();
  await expect(editor.block(2).locator('em')).toHaveText('Two');
  await bar.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  await page.keyboard.type('viaduct');
  await expect(dialog.getByRole('option', { name: /The 1911 viaduct/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(editor.block(2).getByRole('link', { name: 'Two' })).toHaveAttribute(
    'href',
    `/article/${other.id}`,
  );
});

test('a slash opens the blocks: filtered by typing, chosen by keys, announced @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.block(2).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const menu = editor.dialog.getByRole('listbox', { name: 'Insert a block' });
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('fact');
  await expect(menu.getByRole('option')).toHaveText(['Fact box']);
  const active = await editor.text.getAttribute('aria-activedescendant');
  await expect(menu.getByRole('option')).toHaveAttribute('id', active ?? '');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(editor.dialog).toBeVisible();
  for (const _ of '/fact') await page.keyboard.press('Backspace');
  await page.keyboard.type('/image');
  await page.keyboard.press('Enter');
  await expect(editor.block(3)).toHaveAccessibleName('Image, block 3');
  await expect(editor.block(3).getByLabel('Alt text')).toBeFocused();
});

test('typed quotation marks and dashes become those of the language, and Backspace brings them back @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  await editor.paragraphs.click();
  await page.keyboard.type('"Don\'t go" -- no');
  await expect(editor.paragraphs).toHaveText('“Don’t go” — no');
  await page.keyboard.type('"');
  await page.keyboard.press('Backspace');
  await expect(editor.paragraphs).toHaveText('“Don’t go” — no"');
  await page.keyboard.press('Backspace');
  await expect(editor.paragraphs).toHaveText('“Don’t go” — no');
});

test('words are found and replaced @browser', async ({ site, page }) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.block(1).click();
  await page.keyboard.press('ControlOrMeta+f');
  const bar = editor.dialog.getByRole('search', { name: 'Find in the text' });
  await expect(bar.getByLabel('Find')).toBeFocused();
  await page.keyboard.type('o');
  await expect(bar.getByText('3 found')).toBeVisible();
  await bar.getByLabel('Replace with').fill('0');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(editor.blocks).toHaveText(['0ne st0ry.', 'Tw0 lines.']);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(editor.dialog).toBeVisible();
  await editor.button('Undo').click();
  await expect(editor.blocks).toHaveText(['One story.', 'Two lines.']);
});

test('[admin-narrow] at 390 px the format bar is at the bottom while the text has the focus @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store, width: 390 });
  const editor = articleEditor(page);
  const docked = editor.dialog.getByRole('toolbar', { name: 'Format', exact: true });
  await expect(docked).toBeHidden();
  await editor.block(1).dblclick({ position: { x: 10, y: 15 } });
  await expect(docked).toBeInViewport();
  await expect(
    editor.dialog.getByRole('toolbar', { name: 'Format of the selection' }),
  ).toBeHidden();
  await docked.getByRole('button', { name: 'Bold' }).click();
  await expect(editor.block(1).locator('strong')).toHaveText('One');
  const pane = editor.dialog.getByRole('tabpanel');
  expect(
    await pane.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('what is typed beside the words of a quotation is not lost @browser', async ({
  site,
  page,
}) => {
  const quoting = article(1, {
    content: [paragraph('a', 'One.'), { id: 'b', type: 'quotation', content: 'We sold them' }],
  });
  await site.openAdmin(edit, { store: { ...store, articles: [quoting] } });
  const editor = articleEditor(page);
  await editor.block(1).click();
  await editor.block(2).evaluate((quote) => document.getSelection()?.collapse(quote, 1));
  await page.keyboard.type(' all');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  expect(await savedContent(site)).toMatchObject([{}, { id: 'b', content: 'We sold them all' }]);
});

test('typographic marks go by what follows, and each is taken back by one Backspace @browser', async ({
  site,
  page,
}) => {
  const empty = article(1, { content: [paragraph('a', '')] });
  await site.openAdmin(edit, { store: { ...store, articles: [empty] } });
  const editor = articleEditor(page);
  const text = editor.block(1);
  await text.click();
  for (const [typed, written] of [
    [`rock 'n' roll`, 'rock ’n’ roll'],
    [`the '90s were`, 'the ’90s were'],
    [`give 'em hell`, 'give ’em hell'],
    [`6'2" tall`, '6′2″ tall'],
    [`he said "in 1984" twice`, 'he said “in 1984” twice'],
    [`the 1980's end`, 'the 1980’s end'],
    [`O'Brien's 'word'`, 'O’Brien’s ‘word’'],
    ['no --- never', 'no — never'],
    ['wait...', 'wait…'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await expect(text, typed).toHaveText(written);
  }
  for (const [typed, asTyped] of [
    [`6'`, `6'`],
    [`6"`, `6"`],
    ['a--', 'a--'],
    [`the '90s`, `the ‘90s`],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Backspace');
    await expect(text, typed).toHaveText(asTyped);
  }
});
