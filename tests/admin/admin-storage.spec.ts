import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { collectionNames } from '#core/collections.ts';
import { storageKeyOf } from '#storage/browser/stored-list.ts';
import { loggedIn } from '../support/journey/admin.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { seedStore, storedUnder } from '../support/journey/store.ts';
import { dataAddress, makeArchive, PNG } from '../support/records/archives.ts';

const harbour = {
  id: 'article-1700000000001',
  title: 'The harbour wakes',
  category: 'World',
  author: 'Asha Rao',
  content: [
    { id: 'b1', type: 'paragraph', content: 'Boats — नौकाएँ — 🌅' },
    { id: 'b2', type: 'image', src: dataAddress('image/png', PNG), alt: 'Boats' },
  ],
};

const give = (page: Page, archive: Uint8Array, name = 'archive.zip') =>
  page.getByLabel('Choose an archive (.zip) or drop it here').setInputFiles({
    name,
    mimeType: 'application/zip',
    buffer: Buffer.from(archive),
  });

const everything = (site: Site) =>
  Promise.all(collectionNames.map((name) => site.stored(storageKeyOf(name))));

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'What importing would do' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test('[admin-storage] the page shows storage usage and the largest records @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/storage', { store: { articles: [harbour], big: 'x'.repeat(4e5) } });
  await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible();
  await expect(page.getByText(/^\d+ kB of about 5 MB used \(\d+%\)$/)).toBeVisible();
  await expect(page.getByText(/^Nearly full/)).toBeHidden();
  const keys = page.getByRole('table', { name: 'Storage by content' });
  await expect(keys.getByRole('rowheader').first()).toHaveText('big');
  await expect(keys.getByRole('rowheader', { name: 'Web stories' })).toBeVisible();
  const largest = page.getByRole('table', { name: 'The largest records' });
  await expect(largest.getByRole('rowheader', { name: 'The harbour wakes' })).toBeVisible();
});

test('[admin-storage] a warning appears from four fifths on @browser', async ({ page, site }) => {
  await site.openAdmin('/admin/storage', { store: { big: 'x'.repeat(4_200_000) } });
  await expect(page.getByText(/^Nearly full\. Export everything/)).toBeVisible();
});

test('[archive-round-trip] what one browser exports, another one imports @browser', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.openAdmin('/admin/storage', { store: { articles: [harbour] } });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^daybreak-\d{4}-\d{2}-\d{2}\.zip$/);
  await site.toast('Success', /^Everything is in daybreak-/);
  expect(await site.storedList('activityLogs')).toEqual([]);
  const archive = await readFile(await download.path());

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const other = await context.newPage();
  const seeded = await seedStore(other, { pushNotificationPrompted: 'true', ...loggedIn });
  await other.goto('/admin/storage');
  await seeded.dispose();
  await give(other, archive, download.suggestedFilename());
  await expect(other.getByText('was checked. Nothing is imported yet.')).toBeVisible();
  await expect(rowOf(other, 'Articles')).toHaveText(['1', '0', '0', '0']);
  await expect(rowOf(other, 'Categories')).toHaveText(['0', '0', '15', '0']);
  expect(await storedUnder(other, 'activityLogs')).toBeNull();

  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(other.getByText('Imported: 1 record added or replaced.')).toBeVisible();
  await expect(other.getByText('Archive imported successfully.')).toBeVisible();
  expect(await storedUnder(other, 'articles')).toContainEqual({
    ...harbour,
    isFeatured: false,
    isPremium: false,
    version: 1,
  });
  expect(await storedUnder(other, 'activityLogs')).toMatchObject([{ action: 'Imported Archive' }]);
  await context.close();
});

test('[archive-dry-run] records that cannot be imported are named, the rest waits for confirmation', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/storage');
  const before = await everything(site);
  const categories = [
    { id: 'cat-1', name: 'Bharat' },
    { id: 'not an id', name: 'Odd' },
  ];
  await give(page, makeArchive({ records: { categories } }));
  await expect(page.getByText('1 record is left out. The others can be imported.')).toBeVisible();
  await expect(rowOf(page, 'Categories')).toHaveText(['0', '1', '0', '1']);
  await expect(page.getByRole('region', { name: 'Refused records' })).toHaveText(
    'Categories, not an id: Its id does not have the form of this collection.',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('table', { name: 'What importing would do' })).toBeHidden();
  expect(await everything(site)).toEqual(before);
});

test('[archive-refused] the reason of a refused archive is shown, and the storage stays unchanged', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/storage');
  const before = await everything(site);
  const refused: [Uint8Array, string | RegExp][] = [
    [Buffer.from('a letter'), 'This file is not a zip archive, or part of it is missing.'],
    [makeArchive({ files: { '../evil.json': '[]' } }), /“\.\.\/evil\.json” would lead out/],
    [makeArchive({ manifest: { formatVersion: 5 } }), /^A newer Daybreak made it/],
  ];
  for (const [archive, reason] of refused) {
    await give(page, archive);
    await site.toast('Archive Refused', reason, true);
    await expect(page.getByText(/^archive\.zip was refused; nothing was changed\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeHidden();
  }
  expect(await everything(site)).toEqual(before);
});

test('[archive-drop] an archive can be dropped @browser', async ({ page, site }) => {
  await site.openAdmin('/admin/storage');
  const archive = makeArchive({ records: { categories: [{ id: 'cat-90', name: 'Harbour' }] } });
  const transfer = await page.evaluateHandle((bytes) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(bytes)], 'dropped.zip'));
    return dropped;
  }, Array.from(archive));
  await page.locator('[data-drop="archive"]').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('dropped.zip was checked.')).toBeVisible();
  await expect(rowOf(page, 'Categories')).toHaveText(['1', '0', '0', '0']);
});

test('[admin-storage] the browser can be asked to keep the data @browser', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let isKept = false;
    navigator.storage.persisted = async () => isKept;
    navigator.storage.persist = async () => {
      isKept = true;
      return true;
    };
  });
  await site.openAdmin('/admin/storage');
  await page.getByRole('button', { name: 'Ask to Keep the Data' }).click();
  await site.toast('Success', 'This browser keeps the data.');
  await expect(page.getByText(/^This browser promised to keep the data/)).toBeVisible();
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] storage, ${theme}`, async ({ page, site }) => {
    await site.openAdmin('/admin/storage', { theme, store: { articles: [harbour] } });
    await expectNoFindings(page, 'storage');
    await give(page, makeArchive({ records: { categories: [{ id: 'cat-1', name: 'B' }, 7] } }));
    await expect(page.getByText('was checked.')).toBeVisible();
    await expectNoFindings(page, 'with a dry run');
    await give(page, Buffer.from('x'));
    await expect(page.getByText(/was refused/)).toBeVisible();
    await expectNoFindings(page, 'refused');
  });
}
