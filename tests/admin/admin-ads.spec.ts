import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { fillUp } from '../support/journey/fill-up.ts';
import { expectRefused, pngFile, uploadedAddress } from '../support/journey/picture-file.ts';
import { expect, test } from '../support/journey/site.ts';
import { ad } from '../support/records/records.ts';

const path = '/admin/advertisements';
const save = (page: Page) => page.getByRole('button', { name: 'Save Advertisement' });
const name = (page: Page) => page.getByLabel('Campaign Name');
const placement = (page: Page) => page.getByLabel('Placement');
const file = (page: Page) =>
  page.getByRole('group', { name: 'Media', exact: true }).locator('input[type=file]');

async function openNew(page: Page): Promise<void> {
  // An empty list has a second button of that name.
  await page.getByRole('button', { name: 'New Advertisement' }).first().click();
  await expect(page.getByRole('dialog', { name: 'New Advertisement' })).toBeVisible();
}

test('[admin-ads-table] the table has campaign, placement, type and status @browser', async ({
  page,
  site,
}) => {
  const advertisements = [
    ad(1),
    ad(2, { placement: 'article-body', type: 'video', active: false }),
  ];
  await site.openAdmin(path, { width: 1440, store: { advertisements } });
  const table = page.getByRole('table', { name: 'Advertisements' });
  for (const label of ['Campaign Name', 'Placement', 'Type', 'Status']) {
    await expect(table.getByRole('columnheader', { name: label })).toBeVisible();
  }
  const cellsOf = (campaign: string) =>
    table.getByRole('row').filter({ hasText: campaign }).getByRole('cell');
  await expect(cellsOf('Campaign number 1').filter({ hasText: /\S/ })).toHaveText([
    'Campaign number 1',
    'Homepage Top',
    'Image',
    'Active',
  ]);
  await expect(cellsOf('Campaign number 2').filter({ hasText: /\S/ })).toHaveText([
    'Campaign number 2',
    'In-Article',
    'Video',
    'Inactive',
  ]);
  await expect(page.getByRole('button', { name: 'Edit Campaign number 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Campaign number 1' })).toBeVisible();
});

test('of two active ones in one placement the table marks the one that is not shown @browser', async ({
  page,
  site,
}) => {
  const advertisements = [ad(1), ad(2), ad(3, { placement: 'article-body' })];
  await site.openAdmin(path, { width: 1440, store: { advertisements } });
  const waiting = page.getByRole('row').filter({ hasText: 'Not shown: another active one' });
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('Campaign number 2');
});

test('[admin-ads-empty] without advertisements the table says how to begin @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { advertisements: [] } });
  await expect(
    page.getByText('No advertisements found. Create your first ad campaign!', { exact: true }),
  ).toBeVisible();
});

test('[admin-ads-new] [admin-ads-editor] [admin-ads-placements] a new one begins at the top of the homepage, as an image, active @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  await expect(name(page)).toHaveValue('');
  await expect(name(page)).toBeFocused();
  await expect(placement(page)).toHaveValue('homepage-top');
  await expect(placement(page).getByRole('option')).toHaveText([
    'Homepage Top',
    'Homepage Mid-page',
    'Homepage Sticky',
    'In-Article',
  ]);
  await expect(page.getByLabel('Type')).toHaveValue('image');
  await expect(page.getByLabel('Type').getByRole('option')).toHaveText(['Image', 'Video']);
  await expect(page.getByLabel('Link URL')).toHaveValue('');
  await expect(page.getByLabel('Alt Text')).toHaveValue('');
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
});

for (const [value, width, height] of looksHere([
  ['homepage-top', 970, 90],
  ['article-body', 300, 250],
] as const)) {
  test(`[admin-preview] ${value} is previewed at ${width}:${height}`, async ({ page, site }) => {
    const advertisements = [ad(1, { placement: value })];
    await site.openAdmin(`${path}?edit=${advertisements[0]?.id}`, {
      width: 1440,
      store: { advertisements },
    });
    const box = page.getByRole('region', { name: 'Preview' }).locator('figure > div');
    const size = await box.boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(width / height, 1);
    await expect(box.locator('img')).toHaveAttribute('src', '/art/ad-seeds-970x90.svg');
  });
}

test('[admin-ads-toast-created] [admin-ads-media] [admin-ads-log] [admin-tabs] an uploaded advertisement appears on the homepage in another tab without a reload', async ({
  context,
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440, store: { advertisements: [] } });
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 1440, height: 900 });
  await reader.goto('/');
  const slot = reader.locator('[data-placement="homepage-top"]');
  await expect(slot.getByRole('link', { name: 'Advertise With Us' })).toBeVisible();

  await openNew(page);
  await name(page).fill('Port days');
  await file(page).setInputFiles(pngFile('Port days banner.png', 97, 9));
  await site.toast('Media Uploaded', 'The file has been staged.');
  await expect(page.getByLabel('Alt Text')).toHaveValue('Port days banner');
  await page.getByLabel('Link URL').fill('/advertise-with-us');
  await save(page).click();
  await site.toast('Success', 'Advertisement added successfully.');
  await expect(slot.getByRole('img', { name: 'Port days banner' })).toBeVisible();
  expect(await site.storedList('advertisements')).toMatchObject([
    {
      id: expect.stringMatching(/^ad-\d+$/),
      name: 'Port days',
      placement: 'homepage-top',
      type: 'image',
      mediaUrl: expect.stringMatching(uploadedAddress),
      link: '/advertise-with-us',
      text: 'Port days banner',
      active: true,
    },
  ]);
  expect(await site.storedList('activityLogs')).toMatchObject([
    {
      action: 'Created Advertisement',
      description: 'New advertisement "Port days" was created',
    },
  ]);
});

test('[admin-ads-switch] [admin-ads-toast-updated] [admin-ads-toast-deleted] [admin-ads-confirm] [admin-ads-log] one is switched off, and deleted after a question @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 820, store: { advertisements: [ad(1)] } });
  await page.getByRole('button', { name: 'Edit Campaign number 1' }).click();
  await expect(name(page)).toBeFocused();
  const active = page.getByRole('switch', { name: 'Active' });
  await active.focus();
  await page.keyboard.press('Space');
  await expect(active).not.toBeChecked();
  await save(page).click();
  await site.toast('Success', 'Advertisement updated successfully.');
  await expect(page.getByRole('cell', { name: 'Inactive' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Campaign number 1' })).toBeFocused();
  expect(await site.storedList('advertisements')).toMatchObject([{ active: false }]);

  await page.getByRole('button', { name: 'Delete Campaign number 1' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(
    question.getByText('This will permanently delete the advertisement "Campaign number 1".'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'Advertisement deleted successfully.');
  const entries = await site.storedList('activityLogs');
  expect(entries.map(({ action }) => action)).toEqual([
    'Deleted Advertisement',
    'Updated Advertisement',
  ]);
});

test('[admin-ads-required] [admin-invalid-field] [admin-upload-hostile] a name is needed, and only real media @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await openNew(page);
  await save(page).click();
  const words = 'Name and Placement are required.';
  await site.toast('Validation Error', words, true);
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(words);
  await expectRefused(page, file(page));
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('[admin-storage-full] a full store says so, keeps the dialog and its text, and damages nothing @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440, store: { advertisements: [ad(1)] } });
  await openNew(page);
  await name(page).fill('One too many');
  await fillUp(page);
  await save(page).click();
  await site.toast('Storage Full', undefined, true);
  await expect(name(page)).toHaveValue('One too many');
  expect(await site.storedList('advertisements')).toMatchObject([{ name: 'Campaign number 1' }]);
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] axe finds nothing around advertisements, ${theme}`, async ({
    page,
    site,
  }) => {
    await site.openAdmin(path, { width: 390, theme });
    await expectNoFindings(page, 'the table');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expect(save(page)).toBeVisible();
    await expectNoFindings(page, 'the editor');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
