import type { Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { edition } from '../support/journey/edition.ts';
import { tabTo } from '../support/journey/focus.ts';
import { pngFile, uploadedAddress } from '../support/journey/picture-file.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';
import { type Piece, type WrittenStory, workingDayStories } from './working-day-stories.ts';

/** Writes by keyboard alone: keys, and sentences as a dictation would insert them. */
function keyboardWriter(page: Page) {
  const { keyboard } = page;
  const editor = articleEditor(page);
  let pictures = 0;
  page.on('filechooser', (chooser) =>
    chooser.setFiles(pngFile(`picture-${pictures}.png`, 40 + pictures)),
  );

  /** Waits as long as a hand would: browsers report a moved caret once per frame. */
  const settle = (): Promise<void> =>
    page.evaluate(async () => {
      for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    });

  async function insert(words: string): Promise<void> {
    for (const sentence of words.split(/(?<=[.?!”] )/)) await keyboard.insertText(sentence);
  }

  /** Selects the words before the caret, and links them. */
  async function link(words: string, href: string): Promise<void> {
    for (const _ of words.split(' ')) await keyboard.press('Control+Shift+ArrowLeft');
    await expect.poll(() => page.evaluate(() => String(document.getSelection()))).toBe(words);
    await settle();
    await keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('combobox')).toBeFocused();
    await keyboard.insertText(href);
    await keyboard.press('Enter');
    await expect(editor.text).toBeFocused();
    await settle();
    await keyboard.press('ArrowRight');
    await settle();
  }

  /** Inserts a block by its name, and waits for its first field. */
  async function card(name: string, field: string): Promise<void> {
    await keyboard.type(`/${name}`);
    await expect(editor.dialog.getByRole('listbox', { name: 'Insert a block' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(editor.text.getByLabel(field).last()).toBeFocused();
  }

  /** Goes from a field of a card back into the text, and begins a paragraph after the card. */
  async function writeOn(): Promise<void> {
    for (let presses = 0; presses < 10; presses += 1) {
      await keyboard.press('Shift+Tab');
      if (await editor.text.evaluate((element) => element === document.activeElement)) break;
    }
    await keyboard.press('Enter');
  }

  async function upload(): Promise<void> {
    pictures += 1;
    await expect(editor.text.locator('button:focus')).toHaveText('Upload');
    await keyboard.press('Enter');
    await expect(editor.text.locator('img')).toHaveCount(pictures % 3 || 3);
  }

  /** Writes a piece, and leaves the caret in an empty paragraph after it. */
  async function write(piece: Piece): Promise<void> {
    switch (piece.type) {
      case 'paragraph': {
        const { text, linked } = piece;
        const [before = '', after = ''] = linked ? text.split(linked.words) : [text];
        await insert(before);
        if (linked) {
          await insert(linked.words);
          await link(linked.words, linked.href);
          await insert(after);
        }
        return keyboard.press('Enter');
      }
      case 'heading':
        await keyboard.type('## ');
        await insert(piece.text);
        return keyboard.press('Enter');
      case 'quotation':
        await keyboard.type('> ');
        await insert(piece.text);
        await keyboard.press('Tab');
        await expect(editor.text.getByLabel(/^Source of the quotation/).last()).toBeFocused();
        await insert(piece.source);
        await keyboard.press('Shift+Tab');
        return keyboard.press('Enter');
      case 'list':
        await keyboard.type('- ');
        for (const point of piece.points) {
          await insert(point);
          await keyboard.press('Enter');
        }
        // Enter in an empty point ends the list.
        return keyboard.press('Enter');
      case 'image':
        await card('image', 'Alt text');
        await insert(piece.alt);
        await keyboard.press('Tab');
        await insert(piece.caption);
        await keyboard.press('Tab');
        await insert(piece.credit);
        await keyboard.press('Tab');
        await keyboard.press('Tab');
        await upload();
        return writeOn();
      case 'embed':
        await card('embed', 'Address');
        await insert(piece.url);
        await keyboard.press('Tab');
        await insert(piece.title);
        return writeOn();
    }
  }

  return {
    /** Writes a whole article and saves it. */
    writeStory: async (story: WrittenStory, isNarrow: boolean): Promise<void> => {
      await keyboard.press('Alt+n');
      await expect(editor.title).toBeFocused();
      await insert(story.title);
      if (isNarrow) {
        await keyboard.press('Tab');
        await keyboard.type(story.category);
      }
      await keyboard.press('Tab');
      await insert(story.standfirst);
      await tabTo(page, editor.text);
      const { typed, stored } = story.opening;
      await (typed ? keyboard.type(typed) : insert(stored));
      await keyboard.press('Enter');
      for (const piece of story.pieces) await write(piece);
      // The paragraph that the last piece left.
      await keyboard.press('Backspace');
      if (!isNarrow) {
        await tabTo(page, editor.category);
        await keyboard.type(story.category);
      }
      await keyboard.press('ControlOrMeta+Shift+Enter');
    },
  };
}

/** Block of a piece, as it is stored. */
function blockOf(piece: Piece): object {
  switch (piece.type) {
    case 'paragraph': {
      const { text, linked } = piece;
      const start = linked ? text.indexOf(linked.words) : 0;
      const end = start + (linked?.words.length ?? 0);
      const marks = linked && [{ start, end, kind: 'link', href: linked.href }];
      return { type: 'paragraph', content: text, ...(marks && { marks }) };
    }
    case 'heading':
      return { type: 'heading', level: 2, content: piece.text };
    case 'quotation':
      return { type: 'quotation', content: piece.text, source: piece.source };
    case 'list':
      return {
        type: 'list',
        style: 'bulleted',
        items: piece.points.map((content) => ({ content })),
      };
    case 'image':
      return { ...piece, src: expect.stringMatching(uploadedAddress) };
    case 'embed':
      return { ...piece };
  }
}

/** Texts of a piece that readers see. */
function textsOf(piece: Piece): readonly string[] {
  switch (piece.type) {
    case 'quotation':
      return [piece.text, piece.source];
    case 'list':
      return piece.points;
    case 'image':
      return [piece.caption, piece.credit];
    case 'embed':
      return [piece.title];
    default:
      return [piece.text];
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Expects the words of a story in the store, each where it was typed. */
async function expectStored(site: Site, story: WrittenStory): Promise<string> {
  const stored = (await site.storedList('articles')).find(({ title }) => title === story.title);
  const { title, category: name, standfirst, opening, pieces } = story;
  expect(stored).toMatchObject({ title, category: name, standfirst });
  const blocks = (stored?.content ?? []) as Record<string, unknown>[];
  expect(blocks.map(({ id: _, ...block }) => block)).toEqual([
    { type: 'paragraph', content: opening.stored },
    ...pieces.map(blockOf),
  ]);
  return String(stored?.slug);
}

async function expectShown(reader: Page, slug: string, story: WrittenStory): Promise<void> {
  await reader.goto(`/article/${slug}`);
  await expect(reader.locator('h1')).toHaveText(story.title);
  const main = reader.getByRole('main');
  const shown = inOneLine((await main.textContent()) ?? '');
  const texts = [story.standfirst, story.opening.stored, ...story.pieces.flatMap(textsOf)];
  expect(texts.filter((text) => !shown.includes(inOneLine(text)))).toEqual([]);
  for (const piece of story.pieces) {
    if (piece.type === 'image') await expect(main.getByAltText(piece.alt)).toBeAttached();
    if (piece.type === 'paragraph' && piece.linked) {
      const { words, href } = piece.linked;
      await expect(main.getByRole('link', { name: words })).toHaveAttribute('href', href);
    }
  }
}

const wordsIn = ({ opening, pieces }: WrittenStory): number =>
  [opening.stored, ...pieces.flatMap(textsOf)].join(' ').split(' ').length;

test('a working day: stories are written by keyboard alone, one of them on a phone, and readers get every word', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const names = ['India', 'World', 'Business'];
  await site.openAdmin('/admin/dashboard', {
    store: { articles: [article(1)], categories: names.map((name, at) => category(at + 1, name)) },
    width: 1440,
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('articles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/articles');
  const writer = keyboardWriter(page);
  const reader = await page.context().newPage();
  for (const [at, story] of workingDayStories.entries()) {
    const isNarrow = at === 3;
    // The text is the same code in both editions: the browser's runs with the first story and the phone's.
    if (edition === 'browser' && at > 0 && !isNarrow) continue;
    await test.step(`${story.title}, ${isNarrow ? 390 : 1440} px`, async () => {
      const words = wordsIn(story);
      expect(words >= 400 && words <= 800, `${words} words`).toBe(true);
      if (isNarrow) await page.setViewportSize({ width: 390, height: 844 });
      await writer.writeStory(story, isNarrow);
      await site.toast('Success', 'Article added successfully.');
      await expect(articleEditor(page).dialog).toBeHidden();
      await expectShown(reader, await expectStored(site, story), story);
    });
  }
});
