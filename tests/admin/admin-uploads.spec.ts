import type { Page, Route } from '@playwright/test';
import { pngFile } from '../support/journey/picture-file.ts';
import { expect, test } from '../support/journey/site.ts';
import { article } from '../support/records/records.ts';

const openEditor = async (page: Page) => {
  await page.getByRole('button', { name: 'Add New Image' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Image' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('[admin-uploads] a picture goes to the server, and comes in the widths that a page needs @server', async ({
  page,
  site,
}) => {
  const written = article(1, { title: 'A wide blue', content: [] });
  await site.openAdmin('/admin/images', { store: { articles: [written], imageLibrary: [] } });
  const dialog = await openEditor(page);
  await dialog.locator('input[type=file]').setInputFiles(pngFile('blue.png', 1000, 700));
  await site.toast('Media Uploaded');
  await expect(dialog.getByLabel('Image URL')).toHaveValue(
    /^\/media\/[0-9a-f]{32}-1000x700-2244aa\/1000\.webp$/,
  );
  await dialog.getByRole('button', { name: 'Add Image' }).click();
  await site.toast('Success', 'Image added to library.');
  const [image] = await site.storedList('imageLibrary');
  const block = { id: 'b1', type: 'image', src: image?.url, alt: 'All blue' };
  await site.open(`/article/${written.id}`, {
    store: { articles: [{ ...written, content: [block] }] },
  });
  const lead = page.getByRole('main').getByRole('img', { name: 'All blue' }).first();
  await expect(lead).toHaveAttribute('width', '1000');
  await expect(lead).toHaveAttribute('fetchpriority', 'high');
  await expect(lead).toHaveAttribute('srcset', /\/320\.jpg 320w, .*\/1000\.jpg 1000w$/);
  await expect
    .poll(() => lead.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toMatch(/\.avif$/);
  await expect
    .poll(() => lead.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
});

test('[admin-uploads] files that did not arrive are uploaded again by one press @server', async ({
  page,
  site,
}) => {
  site.expectError(/Failed to load resource|ERR_FAILED/);
  await site.openAdmin('/admin/images', { store: { imageLibrary: [] } });
  const breakOff = (route: Route) => route.abort();
  await page.route('**/api/admin/media*', breakOff);
  await page
    .locator('[data-drop="pictures"] input[type=file]')
    .setInputFiles([pngFile('Harbour.png', 40, 30), pngFile('Station.png', 30, 40)]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('0 pictures added. 2 files did not arrive.');
  await page.unroute('**/api/admin/media*', breakOff);
  await uploads.getByRole('button', { name: 'Try again' }).click();
  await expect(uploads).toBeFocused();
  await expect(uploads.getByRole('status')).toHaveText('2 pictures added.');
  await expect(uploads.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('[admin-uploads] an upload that fails is explained, what was typed stays, and it can be tried again @server', async ({
  page,
  site,
}) => {
  site.expectError(/Failed to load resource|ERR_FAILED/);
  await site.openAdmin('/admin/images', { store: { imageLibrary: [] } });
  const dialog = await openEditor(page);
  await dialog.getByLabel('Alt Text').fill('The harbour');
  const file = pngFile('blue.png', 640, 480);
  const breakOff = (route: Route) => route.abort();
  await page.route('**/api/admin/media*', breakOff);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await site.toast('Upload Refused', /The connection broke off/, true);
  await expect(dialog.getByLabel('Alt Text')).toHaveValue('The harbour');
  await page.unroute('**/api/admin/media*', breakOff);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/\/640\.webp$/);
  const preview = dialog.locator('picture img');
  await expect
    .poll(() => preview.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(dialog.getByLabel('Alt Text')).toHaveValue('The harbour');
});
