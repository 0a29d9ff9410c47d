import { expectNoFindings } from '../support/journey/audit.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';

const path = '/admin/figures';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a view that a reader’s page reports is in the figures; those of bots are apart', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.openAdmin(path, { width: 1440 });
  if (edition === 'browser') {
    await expect(page.getByText('Figures need the server edition')).toBeVisible();
    return;
  }
  await expect(page.getByText('Counting begins with the first reader.')).toBeVisible();

  const device = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent: CHROME,
    viewport: { width: 390, height: 800 },
  });
  // Takes away the mark of a browser that a program steers.
  await device.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const reader = await device.newPage();
  const report = reader.waitForRequest(/\/api\/views\?/);
  await reader.goto('/');
  await report;
  const next = reader.waitForRequest(/\/api\/views\?p=%2Farticle/);
  const [title = ''] = await reader.locator('h1').allInnerTexts();
  await reader.locator('h1 a').click();
  await next;
  await device.close();
  // The browser of this test is steered, and its name says so on some machines.
  const visit = page.waitForRequest(/\/api\/views\?/);
  await page.goto('/');
  await visit;

  await page.goto(path);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('slider', { name: 'Views by hour' })).toBeVisible({
      timeout: 1000,
    });
    await expect(
      page.getByText(/Said that they are bots|Browsers steered by programs/),
    ).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const tile = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(tile('Views today')).toContainText('2');
  await expect(tile('Visitors')).toContainText('2 views each');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices).toContainText('Phone');
  await expect(devices).toContainText('fewer than 5');
  await expect(page.getByRole('region', { name: 'Where from' })).toContainText('This site');
  await expect(page.getByRole('row', { name: title })).toContainText('Lead');

  const plot = page.getByRole('slider', { name: 'Views by hour' });
  await plot.focus();
  await expect(plot).toHaveAttribute('aria-valuetext', /to \d\d:\d\d, 2 views/);
  await page.keyboard.press('Home');
  await expect(plot).toHaveAttribute('aria-valuetext', /^00:00 to 01:00/);
  await page.getByText('As a table').click();
  await expect(page.getByRole('columnheader', { name: 'Hour' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^figures-site-today-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('row', { name: title }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Where it stood on the homepage' })).toContainText(
    'Lead',
  );
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page.getByText('Visitors of several days can’t be added up.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Views by day' })).toBeVisible();
  await expectNoFindings(page, path);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the figures, ${colorScheme}`, async ({ page, site }) => {
    await site.openAdmin(path, { colorScheme, width: 390 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figures');
    await expectNoFindings(page, path);
  });
}
