import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, noon } from '../support/records/records.ts';

const HOUR = 3_600_000;

const draft = article(1, {
  ...{ id: 'article-auditors', title: 'What the auditors found', stage: 'scheduled' },
  dueAt: new Date(noon.getTime() + 2 * HOUR).toISOString(),
  embargoedUntil: new Date(noon.getTime() + 2 * HOUR).toISOString(),
});

const open = async (page: import('@playwright/test').Page) => {
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Preview links…' }).click();
  return page.getByRole('dialog', { name: 'Preview links' });
};

test('@server a preview link shows a draft to somebody without an account until it is revoked', async ({
  page,
  site,
  browser,
}) => {
  await site.openAdmin('/admin/articles/article-auditors', {
    ...{ now: noon, width: 1440 },
    store: { drafts: [draft] },
  });
  const dialog = await open(page);
  await expect(dialog.getByText('There are no preview links.')).toBeVisible();
  await dialog.getByLabel('For', { exact: true }).fill('the lawyer');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue();
  await expect(dialog.getByRole('listitem')).toContainText('the lawyer');
  await expectNoFindings(page, 'the dialog of preview links');

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await stranger.newPage();
  const spellings = ['/preview/?', '/Preview?', '/%70review?', '/api/preview?', '/preview?'];
  for (const spelling of spellings) {
    const answer = await stranger.request.get(link.replace('/preview?', spelling));
    expect([spelling, answer.status()]).toEqual([spelling, 200]);
    expect(answer.headers(), spelling).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  }
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('What the auditors found');
  await expect(reader.getByRole('complementary', { name: 'Preview' })).toContainText(
    'This article is not published. It is shown as it is written now.',
  );
  await expect(reader.getByText(/^Under embargo until .* Not to be passed on\.$/)).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoFindings(reader, 'a preview');

  await dialog.getByRole('button', { name: 'Revoke: the lawyer' }).click();
  await site.toast('Success', 'The link no longer works.');
  await expect(dialog.getByRole('textbox', { name: 'Preview link' })).toHaveCount(0);
  const wrong = link.replace(/token=.*/, 'token=never-made');
  const bodies: string[] = [];
  for (const address of [link, wrong]) {
    const gone = await reader.goto(address);
    expect(gone?.status()).toBe(404);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Preview Link Ended');
    bodies.push(await reader.getByRole('main').innerText());
  }
  expect(bodies[0]).toBe(bodies[1]);
  await stranger.close();
});

test('@browser the browser edition says why there are no preview links', async ({ page, site }) => {
  await site.openAdmin('/admin/articles/article-auditors', { store: { drafts: [draft] } });
  const dialog = await open(page);
  await expect(
    dialog.getByText('In this edition articles live only in this browser'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make link' })).toHaveCount(0);
});
