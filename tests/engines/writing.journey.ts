import { writeFileSync } from 'node:fs';
import { pngFile } from '../support/journey/picture-file.ts';
import { article, category, paragraph } from '../support/records/records.ts';
import { test } from './site.ts';
import type { Tab } from './tab.ts';

const stored = article(1, { content: [paragraph('a', 'As it was.'), paragraph('b', 'The end.')] });
const store = { articles: [stored], categories: [category(1, 'India'), category(2, 'World')] };
const edit = `/admin/articles?edit=${stored.id}`;

/** Waits until the browser has a copy of the unsaved text. */
const keeps = (tab: Tab, text: string): Promise<boolean> =>
  tab.until(
    (wanted: string) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('daybreak-drafts');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result).includes(wanted));
          };
        };
      }),
    text,
  );

test('an article is written and published', async ({ site }) => {
  const tab = await site.openAdmin('/admin/articles', store);
  await tab.click('button', 'New Article');
  await tab.isAt('textbox', 'Title');
  await tab.type('textbox', 'Title', 'Rain at last');
  await tab.choose('World', 'combobox', 'Category');
  await tab.type('textbox', 'Text of the article', 'It rained.');
  await tab.click('button', 'Save Article');
  await tab.sees('Article added successfully.');
  await tab.lacks('form', 'New Article');
  const reader = await site.openBeside('/');
  await reader.click('link', 'Rain at last');
  await reader.sees('It rained.');
});

test('two tabs change the same headline: the second one chooses', async ({ site }) => {
  const mine = await site.openAdmin(edit, store);
  await mine.holds('Story number 1', 'textbox', 'Title');
  const other = await site.openBeside(edit);
  await other.type('textbox', 'Title', 'Theirs');
  await other.click('button', 'Save Article');
  await other.lacks('form', 'Edit Article');
  await mine.type('textbox', 'Title', 'Mine');
  await mine.click('button', 'Save Article');
  await mine.finds('dialog', 'Changed elsewhere');
  await mine.click('button', 'Take theirs');
  await mine.holds('Theirs', 'textbox', 'Title');
});

test('unsaved work comes back after a reload', async ({ site }) => {
  const tab = await site.openAdmin(edit, store);
  await tab.type('textbox', 'Title', 'Half a headline');
  await keeps(tab, 'Half a headline');
  await tab.reload();
  await tab.sees('You have unsaved work from');
  await tab.holds('Story number 1', 'textbox', 'Title');
  await tab.click('button', 'Restore');
  await tab.holds('Half a headline', 'textbox', 'Title');
});

test('an article takes a picture from the library', async ({ site }) => {
  const tab = await site.openAdmin('/admin/articles?new=1', {
    ...store,
    imageLibrary: [{ id: 'img-9', url: '/art/world.svg', alt: 'A ship enters harbour' }],
  });
  await tab.click('button', 'Add Image');
  await tab.click('button', 'From library');
  await tab.click('button', 'A ship enters harbour');
  await tab.holds('A ship enters harbour', 'textbox', 'Alt text');
});

test('a picture is uploaded to the library', async ({ site }, info) => {
  const picture = info.outputPath('Blue.png');
  writeFileSync(picture, pngFile('Blue.png').buffer);
  const tab = await site.openAdmin('/admin/images', { imageLibrary: [] });
  await tab.click('button', 'Add New Image');
  await tab.giveFiles('dialog input[type=file]', [picture]);
  await tab.holds('Blue', 'textbox', 'Alt Text');
  await tab.click('button', 'Add Image');
  await tab.sees('Image added to library.');
});
