import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { edition } from '../support/journey/edition.ts';
import { expectRefused, pngFile } from '../support/journey/picture-file.ts';
import { expect, test } from '../support/journey/site.ts';

const path = '/admin/site';

/** Adds an entry to the menu, which is one of its own. */
async function addEntry(page: Page, number: number, label: string, address: string) {
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel(`Label of Entry ${number}`, { exact: true }).fill(label);
  await page.getByLabel(`Address of Entry ${number}`, { exact: true }).fill(address);
}

const publish = async (page: Page) => page.getByRole('button', { name: 'Publish look' }).click();

test('a newsroom gives its paper accent, logo, menu and footer; readers see them once they are published', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  const preview = page.frameLocator('iframe[title="Preview of the front with this look"]');
  await page.getByRole('radio', { name: 'Cobalt' }).check();
  await page
    .getByRole('group', { name: 'Logo', exact: true })
    .locator('input[type="file"]')
    .setInputFiles(pngFile('ledger.png', 240, 60));
  await page.getByRole('button', { name: 'Make a menu of your own' }).click();
  for (let left = 9; left > 1; left -= 1) {
    await page
      .getByRole('list', { name: 'Menu' })
      .getByLabel(/^Remove /)
      .last()
      .click();
  }
  await addEntry(page, 2, 'The Ledger', '/about-us');
  await page.getByLabel('About the site').fill('News of the coast since 1911.');
  await page.getByLabel('About the morning letter').fill('Four stories with your tea.');
  await page.getByRole('switch', { name: 'Invite advertisers' }).uncheck();

  // The draft shows in the preview, and readers have none of it.
  await expect(preview.getByText('News of the coast since 1911.')).toBeAttached();
  await expect(preview.getByRole('link', { name: 'The Ledger', includeHidden: true })).toHaveCount(
    1,
  );
  await expect(page.getByText('Draft: nobody sees it yet.')).toBeVisible();
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 1440, height: 900 });
  await reader.goto('/');
  await expect(reader.getByText('News of the coast since 1911.')).toHaveCount(0);
  const marigold = await reader.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--sun').trim(),
  );
  expect(marigold).toBe('#f7b32b');

  await publish(page);
  await site.toast('Success', 'Readers see the look from now on.');
  await expect(page.getByText('This is what readers see.')).toBeVisible();
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({ action: 'Published Look' });

  await reader.goto('/');
  const menu = reader.getByRole('navigation', { name: 'Sections', exact: true });
  await expect(menu.getByRole('link')).toHaveText(['India', 'The Ledger']);
  await expect(
    reader.getByRole('contentinfo').getByText('News of the coast since 1911.'),
  ).toBeVisible();
  await expect(reader.getByText('Four stories with your tea.')).toBeVisible();
  await expect(reader.getByText('Advertise with us')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: 'Advertise', exact: true })).toHaveCount(0);
  const home = reader.getByRole('banner').getByRole('link', { name: 'Daybreak, home' }).first();
  await expect(home.locator('img')).toBeVisible();
  await expect(home).not.toContainText('Daybreak');
  await expect(reader.getByRole('link', { name: 'Subscribe' })).toHaveCSS(
    'background-color',
    'rgb(59, 99, 196)',
  );
  await menu.getByRole('link', { name: 'The Ledger' }).click();
  await expect(reader).toHaveURL('/about-us');

  await page.reload();
  await expect(page.getByLabel('About the site')).toHaveValue('News of the coast since 1911.');
});

test('links below an entry open by keyboard, and rows move by keyboard with spoken places', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByRole('button', { name: 'Make a menu of your own' }).press('Enter');
  await page.getByLabel('Label of Entry 1', { exact: true }).fill('Home country');
  await page.getByRole('button', { name: 'Add a link below' }).first().press('Enter');
  await page.getByLabel('Label of Link 1', { exact: true }).fill('Kerala');
  await page.getByLabel('Address of Link 1', { exact: true }).fill('/search?q=Kerala');
  const down = page.getByRole('button', { name: 'Move Home country down' });
  await down.press('Enter');
  await expect(page.getByText('Home country: 2 of 9')).toBeAttached();
  await expect(down).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Home country: 3 of 9')).toBeAttached();
  await page.keyboard.press('Control+s');
  await site.toast('Success', 'Readers see the look from now on.');

  const reader = await context.newPage();
  await reader.setViewportSize({ width: 1440, height: 900 });
  await reader.goto('/');
  const menu = reader.getByRole('navigation', { name: 'Sections', exact: true });
  await expect(menu.getByRole('listitem').nth(2)).toContainText('Home country');
  await menu.getByText('Home country').first().focus();
  await reader.keyboard.press('Enter');
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Kerala' })).toBeFocused();
  await expectNoFindings(reader, 'open menu');
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.getByRole('button', { name: 'Open menu' }).click();
  await expect(reader.getByRole('dialog').getByRole('link', { name: 'Kerala' })).toBeVisible();
});

test('what is wrong is said at its place, and nothing of the form is lost', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByLabel('About the site').fill('News of the coast.');
  await page.getByLabel('Or your own').fill('blue');
  await publish(page);
  const within = (group: string) => page.getByRole('region', { name: group, exact: true });
  await expect(within('Colour').getByText('Please enter the colour as #')).toBeVisible();
  await page.getByLabel('Or your own').fill('#ffffff');
  await page.getByRole('button', { name: 'Make a menu of your own' }).click();
  await page.getByLabel('Address of Entry 2', { exact: true }).fill('javascript:alert(1)');
  await publish(page);
  await expect(within('Menu').getByText('can’t be linked to')).toBeVisible();
  await expect(page.getByLabel('Address of Entry 2', { exact: true })).toBeFocused();
  await expect(page.getByLabel('About the site')).toHaveValue('News of the coast.');
  await page.getByLabel('Address of Entry 2', { exact: true }).fill('https://example.com/x');
  await page.getByLabel('Label of Entry 2', { exact: true }).fill('<b>Markup</b>');
  await publish(page);
  await site.toast('Success', 'Readers see the look from now on.');
});

test('hostile and huge logos are refused in words, and the rest of the form stays', async ({
  page,
  site,
}, testInfo) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByLabel('About the site').fill('News of the coast.');
  const logo = page.getByRole('group', { name: 'Logo', exact: true }).locator('input[type="file"]');
  await expectRefused(page, logo, (name) => !name.endsWith('.svg'));
  // What can't be drawn is refused, too.
  await logo.setInputFiles({
    ...{ name: 'broken.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') },
  });
  await expect(page.getByRole('alert').getByText('Upload Refused')).toBeVisible();
  await page.getByRole('alert').getByRole('button').click();
  const huge = testInfo.outputPath('huge.png');
  writeFileSync(huge, Buffer.concat([pngFile('huge.png').buffer, Buffer.alloc(50 * 2 ** 20)]));
  await logo.setInputFiles(huge);
  await expect(page.getByRole('alert')).toContainText(/MB/);
  await expect(page.getByLabel('About the site')).toHaveValue('News of the coast.');
  expect(await page.evaluate('window.owned')).toBeUndefined();
  await publish(page);
  await site.toast('Success', 'Readers see the look from now on.');
});

test('an SVG logo is drawn: its shapes reach readers, its scripts and addresses reach nobody', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" onload="window.owned=1">
    <script>window.owned = 1</script><style>@import url(https://example.com/a.css)</style>
    <image href="https://example.com/a.png" width="9" height="9"/>
    <rect width="240" height="60" fill="#c00"/></svg>`;
  await page
    .getByRole('group', { name: 'Logo', exact: true })
    .locator('input[type="file"]')
    .setInputFiles({
      ...{ name: 'ledger.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    });
  await expect(page.getByText('The file has been staged.')).toBeVisible();
  await publish(page);
  await site.toast('Success', 'Readers see the look from now on.');
  const [{ logo }] = (await site.storedList('looks')) as [{ logo: string }];
  expect(logo).toMatch(edition === 'server' ? /-1600x400-/ : /^data:image\/webp;base64,/);
  const reader = await context.newPage();
  await reader.goto('/');
  const shown = reader.getByRole('banner').locator('img').first();
  await expect(shown).toBeVisible();
  expect(await page.evaluate('window.owned')).toBeUndefined();
  expect(site.foreignRequests().filter((url) => url.includes('example.com'))).toEqual([]);
});

test('icon, faces and the bottom bar of phones are the newsroom’s', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await page
    .getByRole('group', { name: 'Icon', exact: true })
    .locator('input[type="file"]')
    .setInputFiles(pngFile('icon.png', 64, 64));
  await page.getByRole('radio', { name: /device’s own/ }).check();
  const bar = page.getByRole('region', { name: 'Bottom bar of phones' });
  for (const [number, label, address] of [
    [1, 'Front', '/'],
    [2, 'World', '/category/world'],
    [3, 'About', '/about-us'],
  ] as const) {
    await bar.getByRole('button', { name: 'Add a link' }).click();
    await bar.getByLabel(`Label of Link ${number}`).fill(label);
    await bar.getByLabel(`Address of Link ${number}`).fill(address);
  }
  await publish(page);
  await site.toast('Success', 'Readers see the look from now on.');

  const reader = await context.newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto('/category/world');
  const links = reader.getByRole('navigation', { name: 'Quick' }).getByRole('link');
  await expect(links).toHaveText(['Front', 'World', 'About']);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Georgia/);
  const icon = reader.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', edition === 'server' ? /icon-32\.png$/ : /^data:/);
  if (edition === 'server') {
    const manifest = await (await reader.request.get('/manifest.webmanifest')).json();
    const large = await reader.request.get(manifest.icons[1].src);
    expect([large.status(), large.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('language and region are those of the site’s dates, numbers and pages', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin('/admin/site', { width: 1440 });
  const language = page.getByRole('region', { name: 'Language and region' });
  await language.getByLabel('Language and region').selectOption('German (Austria)');
  await expect(language).toContainText(/\d{1,2}\. [A-Z]\S+ 20\d\d · 1.234.567,8/);
  await language.getByLabel('The week begins on').selectOption('Sunday');
  await page.getByRole('button', { name: 'Publish look' }).click();
  await site.toast('Success');
  // The back office speaks English; what is written in it is in the site's language.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

  const reader = await context.newPage();
  await reader.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
  await reader.goto('/');
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de-AT');
  const today = reader.getByRole('banner').getByText('Sonntag, 22. November 2026');
  await expect(today.filter({ visible: true })).toHaveCount(1);

  await page.goto('/admin/articles?tab=scheduled&show=schedule&week=2026-11-25');
  await expect(page.getByText(/^So., 22. Nov/).first()).toBeVisible();
  await page.goto('/admin/articles?new');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveAttribute('lang', 'de-AT');
});

test('a former look is brought back into the form, and published', async ({ page, site }) => {
  await site.openAdmin(path, { width: 1440 });
  for (const sentence of ['The first sentence.', 'The second sentence.']) {
    await page.getByLabel('About the site').fill(sentence);
    await publish(page);
    await expect(page.getByText('This is what readers see.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Former looks' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click();
  await expect(page.getByLabel('About the site')).toHaveValue('The first sentence.');
  await expect(page.getByText('Draft: nobody sees it yet.')).toBeVisible();
  await publish(page);
  await expect(page.getByText('This is what readers see.')).toBeVisible();
  expect(await site.storedList('looks')).toMatchObject([{ blurb: 'The first sentence.' }]);
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`[admin-axe] nothing to find in the look and in what it makes of pages, ${colorScheme}, at ${width} px`, async ({
    page,
    site,
  }) => {
    // White and black are the hardest accents.
    const accent = colorScheme === 'light' ? '#ffffff' : '#000000';
    const footer = [{ heading: 'House', links: [{ label: 'About', href: '/about-us' }] }];
    const menu = [{ label: 'World', href: '/', below: [{ label: 'More', href: '/search' }] }];
    const look = { id: 'look', version: 1, accent, menu, footer };
    await site.openAdmin(path, {
      width,
      colorScheme,
      theme: colorScheme,
      store: { looks: [look] },
    });
    await expect(page.getByLabel('Or your own')).toHaveValue(accent);
    await expectNoFindings(page, 'Appearance');
    for (const address of ['/', '/search?q=rain', '/profile', '/no-such-page']) {
      site.expectError(/404/);
      await page.goto(address);
      await expect(page.locator('h1')).toBeAttached();
      await expectNoFindings(page, address);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
