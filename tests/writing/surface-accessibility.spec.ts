import type { Page } from '@playwright/test';
import type { BlockType } from '#core/article/content-block.ts';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { everyBlock, everyBlockStore } from '../support/records/every-block.ts';
import { article, category, paragraph } from '../support/records/records.ts';

/** Kinds of blocks, as they are announced. */
const kinds: Record<BlockType, string> = {
  paragraph: 'Paragraph',
  heading: 'Subheading',
  list: 'List',
  quotation: 'Quotation',
  'pull-quote': 'Pull quote',
  'fact-box': 'Fact box',
  image: 'Image',
  gallery: 'Gallery',
  video: 'Video',
  audio: 'Audio',
  embed: 'Embed',
  table: 'Table',
  notes: 'Footnotes',
  related: 'Related article',
  divider: 'Divider',
  'site-part': 'Part of the site',
};

const types = Object.keys(kinds) as BlockType[];

/** One block of each type, then one of a type that the editor does not have. */
const oneOfEach = [
  ...types.flatMap((type) => everyBlock.find((block) => block.type === type) ?? []),
  { id: 'unknown', type: 'poll' },
  paragraph('last', 'The end.'),
];

const announced = [...types.map((type) => kinds[type]), 'Other block', 'Paragraph'].map(
  (kind, at) => `${kind}, block ${at + 1}`,
);

const edited = article(1, { content: oneOfEach });
const edit = `/admin/articles?edit=${edited.id}`;
const store = {
  articles: [edited, ...everyBlockStore.articles.slice(1)],
  categories: [category(1, 'India')],
};

/** Name and description of each block in the browser's accessibility tree, as one text. */
async function blocksInTree(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const text = nodes.find(({ role, name }) => {
    return role?.value === 'textbox' && name?.value === 'Text of the article';
  });
  await devtools.detach();
  return (text?.childIds ?? []).map((id) => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node?.ignored
      ? 'ignored'
      : `${node?.name?.value ?? ''} ${node?.description?.value ?? ''}`;
  });
}

test('every kind of block is in the accessibility tree with kind and place @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await expect(editor.text).toHaveAttribute('aria-multiline', 'true');
  await expect(editor.blocks).toHaveCount(announced.length);
  const blocks = await blocksInTree(page);
  expect(blocks).toHaveLength(announced.length);
  for (const [at, label] of announced.entries()) expect(blocks[at]).toContain(label);
  await expect(
    editor.text.getByRole('heading', { name: 'A ledger without a bank', level: 2 }),
  ).toHaveAccessibleDescription('Subheading, block 2');
});

test('a caret that goes through the text by keys is announced in every kind of block @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.block(1).click();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const region = document.querySelector('.article-canvas > [role=status]');
    const note = (): void => {
      said.push(region?.textContent ?? '');
    };
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(region ?? document, changes);
  });
  const last = announced.length;
  const end = editor.dialog.getByText(`${announced.at(-1)} of ${last}.`);
  for (let presses = 0; presses < 100 && (await end.count()) === 0; presses += 1) {
    // Browsers report a moved caret once per frame: keys come as fast as a person presses them.
    await page.keyboard.press('ArrowDown', { delay: 40 });
  }
  const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
  expect(said).toEqual(announced.slice(1).map((label) => `${label} of ${last}.`));
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] axe finds nothing in a text with every kind of block, its menu and its bars, ${theme}`, async ({
    site,
    page,
  }) => {
    await site.openAdmin(edit, { theme, store, width: 1440 });
    const editor = articleEditor(page);
    await editor.actions(1);
    await expectNoFindings(page, 'blocks');
    await editor.block(1).dblclick({ position: { x: 10, y: 15 } });
    await expect(
      editor.dialog.getByRole('toolbar', { name: 'Format of the selection' }),
    ).toBeVisible();
    await page.keyboard.press('ControlOrMeta+f');
    await expectNoFindings(page, 'bars');
    await editor.block(1).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expectNoFindings(page, 'menu');
  });
}
