import type { Locator } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { uploadedAddress } from '../support/journey/picture-file.ts';
import { expect, test } from '../support/journey/site.ts';
import { giveFile, hugePng, png, textNamed } from '../support/records/pictures.ts';
import { article, category, image, paragraph } from '../support/records/records.ts';

const three = article(1, {
  content: [paragraph('a', 'One.'), paragraph('b', 'Two.'), paragraph('c', 'Three.')],
});
const edit = `/admin/articles?edit=${three.id}`;
const store = { articles: [three], categories: [category(1, 'India')] };

test('[admin-blocks] blocks are moved by keys, inserted between two, duplicated and removed, the focus with them @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const expectTexts = (...texts: string[]) => expect(editor.blocks).toHaveText(texts);
  await editor.paragraphs.first().click();
  await page.keyboard.press('Alt+ArrowDown');
  await expectTexts('Two.', 'One.', 'Three.');
  await editor.expectCaretIn(2);
  await expect(editor.dialog.getByText('Moved to place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expectTexts('One.', 'Two.', 'Three.');

  await (await editor.actions(1)).getByRole('button', { name: 'Move down' }).press('Enter');
  await expectTexts('Two.', 'One.', 'Three.');
  await editor.expectCaretIn(2);

  await editor.block(1).hover();
  await editor.button('Insert after block 1').press('Enter');
  await expect(editor.dialog.getByRole('listbox', { name: 'Insert a block' })).toBeVisible();
  await page.keyboard.type('para');
  await page.keyboard.press('Enter');
  await editor.expectCaretIn(2);
  await page.keyboard.type('Between.');
  await expectTexts('Two.', 'Between.', 'One.', 'Three.');

  await (await editor.actions(4)).getByRole('button', { name: 'Duplicate block' }).press('Enter');
  await editor.expectCaretIn(5);
  await (await editor.actions(1)).getByRole('button', { name: 'Remove block' }).press('Enter');
  await expectTexts('Between.', 'One.', 'Three.', 'Three.');
  await editor.expectCaretIn(1);
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  const content = (await site.storedList('articles'))[0]?.content as { id: string }[];
  expect(content.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^block-/),
    'a',
    'c',
    expect.stringMatching(/^block-/),
  ]);
});

test('[admin-blocks] a block is dragged to another place @browser', async ({ site, page }) => {
  await site.openAdmin(edit, { store, width: 1440 });
  const editor = articleEditor(page);
  await (await editor.grip(2)).hover();
  await page.mouse.down();
  const target = await editor.block(1).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 4, { steps: 5 });
  await expect(editor.dialog.getByText('Drop to put it at 1')).toBeAttached();
  await page.mouse.up();
  await expect(editor.paragraphs.first()).toHaveText('Two.');
  await expect(editor.blocks).toHaveCount(3);
});

test('[admin-blocks] a finger drags a block, and the pane scrolls near its edge @browser', async ({
  site,
  page,
}) => {
  const content = Array.from({ length: 12 }, (_, at) => paragraph(`p${at}`, `${at + 1}.`));
  await site.openAdmin(edit, {
    store: { ...store, articles: [{ ...three, content }] },
    width: 390,
  });
  const editor = articleEditor(page);
  const grip = await (await editor.grip(1)).boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: (grip?.x ?? 0) + 10, y }],
    });
  const from = (grip?.y ?? 0) + 10;
  await touch('touchStart', from);
  await touch('touchMove', from + 60);
  const bottom = (await editor.dialog.boundingBox())?.height ?? 0;
  await touch('touchMove', bottom - 90);
  await expect(editor.dialog.getByText('Drop to put it last')).toBeAttached();
  await touch('touchEnd');
  await expect(editor.paragraphs.last()).toHaveText('1.');
  await expect(editor.paragraphs.first()).toHaveText('2.');
  await expect(editor.paragraphs.last()).toBeInViewport();
  await editor.button('Undo').click();
  await expect(editor.paragraphs.first()).toHaveText('1.');
});

test('[admin-blocks] Escape cancels a drag, and leaves the editor open @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store, width: 1440 });
  const editor = articleEditor(page);
  await (await editor.grip(3)).hover();
  await page.mouse.down();
  const target = await editor.block(1).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 4, { steps: 5 });
  const words = editor.dialog.getByText('Drop to put it at 1');
  await expect(words).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await page.mouse.up();
  await expect(editor.paragraphs.first()).toHaveText('One.');
  await expect(editor.dialog).toBeVisible();
});

test('[admin-articles-editor] writing begins in the headline, and the preview keeps the focus on its tab @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', { store });
  const editor = articleEditor(page);
  await page.getByRole('button', { name: 'New Article' }).click();
  await expect(editor.title).toBeFocused();
  await editor.button('Cancel').click();
  await page.getByRole('button', { name: 'Edit Story number 1' }).click();
  await expect(editor.title).toBeFocused();
  const write = editor.dialog.getByRole('tab', { name: 'Write' });
  await write.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(write).toBeFocused();
  await expect(editor.title).toBeVisible();
});

test('[admin-articles-last-block] the last block can not be removed @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  const remove = async () =>
    (await editor.actions(1)).getByRole('button', { name: 'Remove block' });
  await expect(await remove()).toBeDisabled();
  await editor.button('Add Paragraph').click();
  await expect(editor.blocks).toHaveCount(2);
  await (await remove()).click();
  await expect(editor.blocks).toHaveCount(1);
  await expect(await remove()).toBeDisabled();
  await editor.paragraphs.click();
  await page.keyboard.press('Backspace');
  await expect(editor.blocks).toHaveCount(1);
});

test('[admin-undo] everything is undone and redone, by keys and buttons @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.paragraphs.first().fill('Changed.');
  await (await editor.actions(2)).getByRole('button', { name: 'Remove block' }).click();
  await expect(editor.blocks).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.blocks).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.paragraphs.first()).toHaveText('One.');
  await expect(editor.dialog.getByText('Unsaved changes')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editor.paragraphs.first()).toHaveText('Changed.');
  await editor.button('Redo').click();
  await expect(editor.blocks).toHaveCount(2);
  await expect(editor.button('Redo')).toBeDisabled();
});

test('[admin-articles-image] [admin-articles-alt] [admin-pictures] an uploaded picture is shrunk, stored as WebP, and named by its file', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  await editor.button('Add Image').click();
  await expect(editor.block(4).getByRole('button', { name: 'Upload' })).toBeVisible();
  await editor.fileInput.setInputFiles(await png(page, 3200, 1800, 'rain over fields.png'));
  await site.toast('Image Uploaded');
  await expect(editor.block(4).getByLabel('Alt text')).toHaveValue('rain over fields');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  const [saved] = await site.storedList('articles');
  const blocks = saved?.content as { src: string; alt: string }[] | undefined;
  const block = blocks?.[3];
  expect(block?.alt).toBe('rain over fields');
  expect(block?.src).toMatch(uploadedAddress);
  const width = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return picture.naturalWidth;
  }, block?.src ?? '');
  expect(width).toBe(1600);
});

test('[admin-pictures] pictures are pasted after a block and dropped into an image block @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin(edit, { store });
  const editor = articleEditor(page);
  const picture = await png(page, 40, 30, 'pasted.png');
  await giveFile(page, '.article-text > :nth-child(1)', 'paste', picture);
  await expect(editor.block(2)).toHaveAccessibleName('Image, block 2');
  await expect(editor.block(2).getByLabel('Alt text')).toHaveValue('pasted');
  await editor.block(2).getByLabel('Alt text').fill('');
  const dropped = await png(page, 60, 30, 'dropped.png');
  await giveFile(page, '.article-text > :nth-child(2)', 'drop', dropped);
  await expect(editor.block(2).getByLabel('Alt text')).toHaveValue('dropped');
  await expect(editor.blocks).toHaveCount(4);
});

test('[admin-pictures] pictures dropped on a gallery join it @browser', async ({ site, page }) => {
  const first = { src: '/art/world.svg', alt: 'A ship' };
  const gallery = { id: 'g', type: 'gallery', layout: 'grid', pictures: [first] };
  const stored = article(7, { content: [paragraph('a', 'Rain.'), gallery] });
  await site.openAdmin(`/admin/articles/${stored.id}`, {
    store: { ...store, articles: [stored] },
  });
  const editor = articleEditor(page);
  for (const name of ['second', 'third']) {
    const picture = await png(page, 60, 30, `${name}.png`);
    await giveFile(page, '.article-text > :nth-child(2)', 'drop', picture);
    const place = name === 'second' ? 2 : 3;
    await expect(editor.block(2).getByLabel(`Alt text of picture ${place}`)).toHaveValue(name);
  }
  await expect(editor.blocks).toHaveCount(2);
});

test('[admin-upload-hostile] a file whose content contradicts its name is refused with the reason @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  await editor.button('Add Image').click();
  const refused = [
    [textNamed('letter.png'), /^This file is not a picture\./],
    [
      { ...textNamed('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>') },
      /^SVG pictures can carry code\./,
    ],
    [hugePng(), 'This picture has 51 megapixels; the limit is 50.'],
    [await png(page, 4, 4, 'a.jpg'), /ends in \.jpg, but holds a PNG picture/],
    [{ ...hugePng('cut.gif') }, /ends in \.gif/],
  ] as const;
  for (const [file, words] of refused) {
    await editor.fileInput.setInputFiles(file);
    await site.toast('Upload Failed', words, true);
  }
  await expect(editor.block(2)).toContainText('Drop, paste or upload a picture');
});

test('[admin-articles-image] a picture comes from the library @browser', async ({ site, page }) => {
  await site.openAdmin('/admin/articles?new=1', {
    store: {
      ...store,
      imageLibrary: [{ id: 'img-9', url: '/art/world.svg', alt: 'A ship enters harbour' }],
    },
  });
  const editor = articleEditor(page);
  await editor.button('Add Image').click();
  await editor.button('From library').click();
  await page.getByRole('button', { name: 'A ship enters harbour' }).click();
  await expect(editor.block(2).getByLabel('Alt text')).toHaveValue('A ship enters harbour');
  await expect(editor.block(2).locator('img')).toHaveAttribute('src', '/art/world.svg');
});

test('[admin-articles-video] a video is an ID or an address, with its still @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  await editor.button('Add Video').click();
  const field = editor.dialog.getByLabel('YouTube video ID');
  await expect(field).toBeFocused();
  await field.fill('not a video');
  await expect(field).toHaveAccessibleDescription(/no YouTube video ID or address/);
  await field.fill('https://youtu.be/a1B2c3D4e5F');
  await expect(editor.block(2).locator('img')).toHaveAttribute('src', /a1B2c3D4e5F/);
});

test('[admin-preview] [admin-word-count] the preview shows the article as readers will see it @browser', async ({
  site,
  page,
}) => {
  const content = [image('i', '/art/india.svg', 'Rain'), paragraph('a', 'word '.repeat(401))];
  await site.openAdmin(edit, { store: { ...store, articles: [{ ...three, content }] } });
  const editor = articleEditor(page);
  await expect(editor.dialog.getByText('401 words · 3 min read')).toBeVisible();
  await editor.paragraphs.click({ clickCount: 3 });
  await page.keyboard.press('Delete');
  await expect(editor.dialog.getByText('0 words', { exact: true })).toBeVisible();
  await editor.button('Undo').click();
  await editor.title.fill('A new headline');
  await editor.dialog.getByRole('tab', { name: 'Preview' }).click();
  const preview = editor.dialog.getByRole('article');
  await expect(preview.getByRole('heading', { name: 'A new headline' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Rain' })).toHaveCount(1);
  await expect(preview.getByText('word word')).toBeVisible();
});

test('[admin-narrow] [admin-preview] at 390 px the category follows the title, the tabs stay, and the preview begins at its beginning @browser', async ({
  site,
  page,
}) => {
  const long = Array.from({ length: 30 }, (_, at) => paragraph(`p${at}`, 'A line of the story.'));
  const stored = article(1, { category: 'India', content: long });
  await site.openAdmin(edit, { store: { ...store, articles: [stored] }, width: 390 });
  const editor = articleEditor(page);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect((await top(editor.category)) - (await top(editor.title))).toBeLessThan(250);
  // A paragraph is as high as its text; an empty one has five lines, and so has one that is begun.
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  expect(await heightOf(editor.paragraphs.first())).toBe(30);
  await editor.dialog.getByRole('tab', { name: 'Settings' }).click();
  await editor.author.scrollIntoViewIfNeeded();
  const preview = editor.dialog.getByRole('tab', { name: 'Preview' });
  await expect(preview).toBeInViewport();
  await preview.click();
  await expect(editor.dialog.getByRole('heading', { name: 'Story number 1' })).toBeInViewport();
  await expect(editor.author).toBeHidden();
  await editor.dialog.getByRole('tab', { name: 'Write' }).click();
  await editor.button('Add Paragraph').click();
  const added = editor.paragraphs.last();
  expect(await heightOf(added)).toBe(150);
  await page.keyboard.type('First words');
  expect(await heightOf(added)).toBe(150);
  await page.keyboard.press('Enter');
  expect(await heightOf(editor.paragraphs.nth(30))).toBe(30);
});

test('the checks before saving follow while the author types @browser', async ({ site, page }) => {
  await site.openAdmin('/admin/articles?new=1', { store });
  const editor = articleEditor(page);
  const missing = editor.dialog.getByText('The article has no title');
  await expect(missing).toBeVisible();
  const typing = editor.title.pressSequentially('x'.repeat(60), { delay: 40 });
  await expect(missing).toBeHidden({ timeout: 2000 });
  expect((await editor.title.inputValue()).length).toBeLessThan(60);
  await typing;
});

test('what is typed as soon as the editor shows is kept, before React has run the effects of its rendering @browser', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/articles', { store });
  const editor = articleEditor(page);
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const [title, standfirst] = document.querySelectorAll<HTMLElement>(
        '.article-title, .article-standfirst',
      );
      if (!(title && standfirst)) return;
      watch.disconnect();
      for (const field of [title, standfirst]) {
        field.focus();
        document.execCommand('insertText', false, 'One sentence. ');
        document.execCommand('insertText', false, 'And another.');
      }
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Alt+n');
  await expect(editor.title).toHaveValue('One sentence. And another.');
  await expect(editor.dialog.getByLabel('Standfirst (optional)')).toHaveValue(
    'One sentence. And another.',
  );
});
