import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expectRefused, pngFile, uploadedAddress } from '../support/journey/picture-file.ts';
import { expect, test } from '../support/journey/site.ts';
import { ad, article, image, story } from '../support/records/records.ts';

const path = '/admin/images';
const library = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `img-${9000 - at}`,
    url: '/art/world.svg',
    alt: `Picture number ${at + 1}`,
  }));
/** A square of a picture of 16:9, moved to the left and made smaller by one step. */
const cropped = {
  x: expect.closeTo(0.209, 3),
  y: 0,
  width: 0.5525,
  height: expect.closeTo(0.982, 3),
  ratio: 1,
};
const cards = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem');
const add = (page: Page) => page.getByRole('button', { name: 'Add Image', exact: true });

async function openNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Image' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Image' })).toBeVisible();
}

for (const [width, columns] of looksHere([
  [390, 2],
  [820, 3],
  [1440, 5],
] as const)) {
  test(`[admin-images-grid] the grid has ${columns} columns at ${width} px, each picture with its alt text and its buttons`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { width, store: { imageLibrary: library(6) } });
    await expect(cards(page)).toHaveCount(6);
    const tops = await cards(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const first = cards(page).first();
    await expect(first.getByText('Picture number 1')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Copy URL Picture number 1' })).toBeVisible();
    await expect(first.getByRole('button', { name: 'Delete Picture number 1' })).toBeVisible();
  });
}

test('[admin-images-copy] the address of a picture is copied @browser', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.openAdmin(path, { store: { imageLibrary: library(1) } });
  await page.getByRole('button', { name: 'Copy URL Picture number 1' }).click();
  await site.toast('Copied!', 'Image URL copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/art\/world\.svg$/);
});

test('[admin-images-dialog] [admin-images-toast-created] [admin-images-log] a picture is added by its address, and is listed first', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { imageLibrary: library(1) } });
  await openNew(page);
  await page.getByLabel('Image URL').fill('/art/tech.svg');
  await page.getByLabel('Alt Text').fill('A silicon wafer');
  await add(page).click();
  await site.toast('Success', 'Image added to library.');
  await expect(cards(page).first()).toContainText('A silicon wafer');
  expect(await site.storedList('imageLibrary')).toMatchObject([
    { id: expect.stringMatching(/^img-\d+$/), url: '/art/tech.svg', alt: 'A silicon wafer' },
    { alt: 'Picture number 1' },
  ]);
  expect(await site.storedList('activityLogs')).toMatchObject([
    { action: 'Added Image', description: 'New image "A silicon wafer" was added' },
  ]);
});

test('[admin-images-required] [admin-invalid-field] address and alt text are needed @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path);
  await openNew(page);
  await expect(page.getByLabel('Image URL')).toBeFocused();
  const words = 'Image URL and Alt Text are required.';
  await add(page).click();
  await site.toast('Error', words, true);
  await expect(page.getByLabel('Image URL')).toBeFocused();
  await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(words);
  await page.getByLabel('Image URL').fill('/art/tech.svg');
  await add(page).click();
  await expect(page.getByLabel('Alt Text')).toBeFocused();
});

test('[admin-images-confirm] [admin-images-toast-deleted] [admin-images-log] a picture is deleted after a question @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { imageLibrary: library(1) } });
  await page.getByRole('button', { name: 'Delete Picture number 1' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(
    question.getByText('This will permanently delete the image "Picture number 1".'),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Image removed from library.');
  await expect(page.getByText('No images found. Add your first one!')).toBeVisible();
  expect(await site.storedList('activityLogs')).toMatchObject([{ action: 'Deleted Image' }]);
});

test('[admin-pictures] [admin-upload-hostile] a picture is uploaded as WebP of at most 1600 px; other files are refused', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  const input = page.getByRole('dialog').locator('input[type=file]');
  await expectRefused(page, input);
  await input.setInputFiles(pngFile('Wide harbour.png', 2000, 500));
  await site.toast('Media Uploaded', 'The file has been staged.');
  await expect(page.getByLabel('Alt Text')).toHaveValue('Wide harbour');
  await add(page).click();
  await site.toast('Success', 'Image added to library.');
  const [stored] = await site.storedList('imageLibrary');
  expect(stored?.url).toMatch(uploadedAddress);
  const size = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, String(stored?.url));
  expect(size).toEqual([1600, 400]);
});

test('[admin-pictures] a picture dropped on the dialog is added @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  const { name, mimeType, buffer } = pngFile('Dropped.png');
  const dataTransfer = await page.evaluateHandle(
    ([file, type, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], file, { type }));
      return transfer;
    },
    [name, mimeType, [...buffer]] as const,
  );
  await page.getByText('Or drop one here.').dispatchEvent('drop', { dataTransfer });
  await site.toast('Media Uploaded', 'The file has been staged.');
  await expect(page.getByLabel('Alt Text')).toHaveValue('Dropped');
});

test('[admin-images-usage] the library shows the uses of a picture, also before a deletion, and a story uses one of its pictures @server', async ({
  page,
  site,
}) => {
  const content = [image('block-1', '/art/world.svg', 'The world')];
  const store = {
    imageLibrary: [...library(1), { id: 'img-2', url: '/art/tech.svg', alt: 'A wafer' }],
    articles: [article(1, { content }), article(2)],
    webStories: [story(1)],
    advertisements: [ad(1), ad(2, { mediaUrl: '/art/world.svg' })],
  };
  await site.openAdmin(path, { width: 1440, store });
  await page.getByRole('button', { name: 'Edit Picture number 1' }).click();
  const usage = page.getByRole('region', { name: 'Usage' });
  await expect(usage.getByText('Used in 1 article, 1 web story and 1 advertisement')).toBeVisible();
  for (const [name, address] of [
    ['Story number 1', /admin\/articles\?edit=article-8999$/],
    ['Web story number 1', /admin\/web-stories\?edit=story-8999$/],
    ['Campaign number 2', /admin\/advertisements\?edit=ad-8998$/],
  ] as const) {
    await expect(usage.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete Picture number 1' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByRole('link', { name: 'Web story number 1' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete A wafer' }).click();
  await expect(question.getByText('Nothing uses it.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/web-stories?new=1');
  await page.getByRole('button', { name: 'Page media from library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from the library' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await picker.getByRole('button', { name: 'Picture number 1' }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByLabel('Alt Text')).toHaveValue('Picture number 1');
});

test('several files are uploaded at once: a refused one does not stop the others, and a known one is found', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440, store: { imageLibrary: [] } });
  await page
    .locator('[data-drop="pictures"] input[type=file]')
    .setInputFiles([
      pngFile('Harbour.png', 40, 30),
      { ...pngFile('Paper.png'), buffer: Buffer.from('no picture') },
      pngFile('Harbour again.png', 40, 30),
      pngFile('Station.png', 30, 40),
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText(
    '2 pictures added. 1 picture in the library already. 1 file refused.',
  );
  const results = uploads.getByRole('listitem');
  await expect(results.nth(1)).toContainText('This file is not a picture.');
  await expect(results.nth(2)).toContainText('In the library already: Harbour');
  await expectNoFindings(page, 'the uploads');
  await expect(cards(page)).toContainText(['Station', 'Harbour']);
  await uploads.getByRole('button', { name: 'Clear list' }).click();
  await expect(uploads).toBeHidden();

  await openNew(page);
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(pngFile('New.png'));
  await site.toast('Media Uploaded', 'The library has it already, as “Harbour”.');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Harbour' })).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue('');
});

test('caption, credit, terms, tags, focal point and crop of a picture are saved and searched, and it replaces another everywhere', async ({
  page,
  site,
}) => {
  const store = {
    imageLibrary: [...library(1), { id: 'img-2', url: '/art/tech.svg', alt: 'A wafer' }],
    articles: [article(1, { content: [image('block-1', '/art/tech.svg', 'A wafer')] })],
    webStories: [story(1, { coverImageSrc: '/art/tech.svg' })],
  };
  await site.openAdmin(path, { width: 390, store });
  await page.getByRole('button', { name: 'Edit Picture number 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await dialog.getByLabel('Caption').fill('The port at dawn.');
  await dialog.getByLabel('Credit').fill('Meera Thundil');
  await dialog.getByLabel('Terms of Use').fill('Once, in print and here.');
  await dialog.getByLabel('Tags').fill('ports, dawn');
  const point = dialog.getByRole('group', { name: 'Focal Point' });
  await point.getByLabel('From the left').press('ArrowLeft');
  await point.getByLabel('From the top').fill('40');
  await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  const crop = page.getByRole('dialog', { name: 'Crop' });
  const frame = crop.getByRole('application', { name: 'Crop frame' });
  await expect(frame).toBeFocused();
  await crop.getByLabel('1:1').check();
  await frame.press('ArrowLeft');
  await frame.press('Shift+ArrowLeft');
  await expect(crop.getByRole('status').first()).toHaveText(
    '55 % wide and 98 % high, 21 % from the left, 0 % from the top',
  );
  await expectNoFindings(page, 'the crop');
  await crop.getByRole('button', { name: 'Set crop' }).press('Enter');
  await expectNoFindings(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Save Image' }).click();
  await site.toast('Success', 'Image updated successfully.');
  expect(await site.storedList('imageLibrary')).toMatchObject([
    {
      ...{ tags: ['ports', 'dawn'], focus: { x: 49, y: 40 }, rights: 'Once, in print and here.' },
      crop: cropped,
    },
    { alt: 'A wafer' },
  ]);
  await expect(dialog).toBeHidden();
  await page.getByLabel('Search images').fill('thundil');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Search images').fill('');

  await page.getByRole('button', { name: 'Edit A wafer' }).click();
  await dialog.getByRole('button', { name: 'Replace everywhere…' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from the library' });
  await picker.getByRole('button', { name: 'Picture number 1' }).click();
  const question = page.getByRole('dialog', { name: 'Replace everywhere?' });
  await expect(question).toContainText(
    '"Picture number 1" will take the place of "A wafer" in 2 records.',
  );
  await question.getByRole('button', { name: 'Replace' }).click();
  await site.toast('Success', 'Image replaced in 2 records.');
  await expect(dialog.getByText('Nothing uses it.')).toBeVisible();
  expect(await site.storedList('articles')).toMatchObject([
    {
      content: [
        {
          src: '/art/world.svg',
          alt: 'Picture number 1',
          crop: cropped,
        },
      ],
    },
  ]);
  expect(await site.storedList('webStories')).toMatchObject([{ coverImageSrc: '/art/world.svg' }]);

  await page.goto(`/article/${article(1).id}`);
  const lead = page.locator('article figure .pic').first();
  await expect(lead.locator('img')).toHaveJSProperty('complete', true);
  const shown = await lead.evaluate((box) => {
    const [outer, image] = [box, box.querySelector('img') ?? box].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return {
      x: (outer.x - image.x) / image.width,
      width: outer.width / image.width,
      ratio: image.width / image.height,
    };
  });
  expect(shown).toEqual({
    x: expect.closeTo(0.209, 2),
    width: expect.closeTo(0.5525, 2),
    ratio: expect.closeTo(16 / 9, 2),
  });
});

test('[admin-sort] [admin-address] the library is sorted by alt text, with the order in the address @browser', async ({
  page,
  site,
}) => {
  const imageLibrary = ['Boats', 'Wafers', 'Art'].map((alt, at) => ({
    id: `img-${at}`,
    url: '/art/world.svg',
    alt,
  }));
  await site.openAdmin(path, { width: 1440, store: { imageLibrary } });
  const sort = page.getByLabel('Sort images');
  await sort.selectOption('Alt text, A to Z');
  await expect(cards(page)).toContainText(['Art', 'Boats', 'Wafers']);
  await expect(page).toHaveURL(/sort=alt&order=asc/);
  await sort.selectOption('Alt text, Z to A');
  await expect(cards(page)).toContainText(['Wafers', 'Boats', 'Art']);
  await page.reload();
  await expect(cards(page)).toContainText(['Wafers', 'Boats', 'Art']);
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Alt text, Z to A');
  await sort.selectOption('Newest first');
  await expect(cards(page)).toContainText(['Boats', 'Wafers', 'Art']);
  await expect(page).toHaveURL(path);
});

test('[admin-bulk] selected pictures are deleted together, after a list of their uses @server', async ({
  page,
  site,
}) => {
  const store = { imageLibrary: library(3), articles: [article(1)], webStories: [story(1)] };
  await site.openAdmin(path, { width: 390, store });
  await page.getByLabel('Choose all on this page').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByLabel('Choose Picture number 2').uncheck();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText('This will delete 2 records.')).toBeVisible();
  await expect(question.getByText('Used in 1 web story')).toBeVisible();
  await expectNoFindings(page, 'the question');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(1);
  expect(await site.storedList('imageLibrary')).toMatchObject([{ alt: 'Picture number 2' }]);
});

test('[admin-search] [admin-paging] [admin-address] the library is searched and paged, with both in the address @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440, store: { imageLibrary: library(45) } });
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page).first()).toContainText('Picture number 21');
  await page.getByLabel('Search images').fill('number 45');
  await expect(page).toHaveURL(/q=number(\+|%20)45/);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Search images').fill('zebra');
  await expect(page.getByText('Nothing found for "zebra".')).toBeVisible();
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] axe finds nothing around images, ${theme}`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { width: 390, theme });
    await expectNoFindings(page, 'the grid');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expect(page.getByText(/^Used in|^Nothing uses/)).toBeVisible();
    await expectNoFindings(page, 'the dialog');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
