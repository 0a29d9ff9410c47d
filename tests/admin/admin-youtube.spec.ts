import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { video, videos } from '../support/records/records.ts';

const path = '/admin/youtube';

test('[admin-videos-table] title, video id and still, with add, edit and delete @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { youtubeVideos: videos(2) } });
  await expect(page).toHaveTitle('YouTube - Daybreak admin');
  await expect(page.getByRole('columnheader')).toContainText(['', 'Title', 'Video ID', 'Actions']);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Video number 1');
  await expect(row).toContainText('video-id-01');
  await expect(row.locator('img')).toHaveAttribute('src', /video-id-01/);
  await expect(row.getByRole('button', { name: 'Edit Video number 1' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete Video number 1' })).toBeVisible();
});

test('[admin-videos-editor] [admin-videos-toast-created] [admin-videos-log] an address becomes an id, and the newest goes first', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { store: { youtubeVideos: videos(1) } });
  const reader = await context.newPage();
  await reader.goto('/category/videos');
  await page.getByRole('button', { name: 'Add Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Video' });
  await expect(dialog.getByLabel('Description')).toHaveAttribute('rows', '3');
  await expect(dialog.getByLabel('Video ID')).toHaveAccessibleDescription(/any address/);
  await dialog.getByLabel('Title').fill('The boats at dawn');
  await dialog.getByLabel('Video ID').fill('https://youtu.be/dQw4w9WgXcQ?t=3');
  await dialog.getByLabel('Description').fill('Ten minutes');
  await dialog.getByRole('button', { name: 'Save Video' }).click();
  await site.toast('Success', 'Video added successfully.');
  expect((await site.storedList('youtubeVideos'))[0]).toMatchObject({
    id: expect.stringMatching(/^yt-\d+$/),
    title: 'The boats at dawn',
    videoId: 'dQw4w9WgXcQ',
    description: 'Ten minutes',
  });
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Added YouTube Video',
    description: 'New YouTube Video "The boats at dawn" was added',
  });
  await expect(reader.getByText('The boats at dawn').first()).toBeVisible();
});

test('[admin-videos-toast-updated] an edit keeps fields that the form lacks @browser', async ({
  page,
  site,
}) => {
  const youtubeVideos = [video(1, { channel: 'Harbour TV' })];
  await site.openAdmin(path, { store: { youtubeVideos } });
  await page.getByRole('button', { name: 'Edit Video number 1' }).click();
  await page.getByLabel('Title').fill('A better title');
  await page.getByRole('button', { name: 'Save Video' }).click();
  await site.toast('Success', 'Video updated successfully.');
  expect((await site.storedList('youtubeVideos'))[0]).toMatchObject({
    ...youtubeVideos[0],
    title: 'A better title',
  });
});

test('[admin-videos-confirm] [admin-videos-toast-deleted] deleting asks first @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { youtubeVideos: videos(1) } });
  await page.getByRole('button', { name: 'Delete Video number 1' }).click();
  await expect(
    page.getByText('This will permanently delete the video "Video number 1".', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.toast('Success', 'Video deleted successfully.');
  await expect(page.getByText('No videos found. Add the first one!')).toBeVisible();
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Deleted YouTube Video',
  });
});

test('[admin-videos-required] no title, then no id: refused, each field marked in its turn @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(`${path}?new=1`, { store: { youtubeVideos: [] } });
  await page.getByRole('button', { name: 'Save Video' }).click();
  await site.toast('Validation Error', 'Video ID and Title are required.', true);
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Title').fill('Words');
  await page.getByRole('button', { name: 'Save Video' }).click();
  await expect(page.getByLabel('Video ID')).toBeFocused();
  await expect(page.getByLabel('Video ID')).toHaveAccessibleDescription(
    /Video ID and Title are required\.$/,
  );
  expect(await site.storedList('youtubeVideos')).toEqual([]);
});

for (const theme of looksHere(['light', 'dark'] as const)) {
  test(`[admin-axe] [admin-narrow] nothing to find in videos, ${theme}, at 390 px`, async ({
    page,
    site,
  }) => {
    const store = { youtubeVideos: videos(2) };
    await site.openAdmin(path, { store, theme, width: 390, reducedMotion: true });
    await expectNoFindings(page, 'the table');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Edit Video number 1' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expectNoFindings(page, 'the dialog');
  });
}
