import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { edition } from '../support/journey/edition.ts';
import { expectKept, leftWork } from '../support/journey/left-work.ts';
import { expect, test } from '../support/journey/site.ts';

const path = '/admin/front';

const place = (page: Page, slot: string) => page.locator(`[data-slot="${slot}"]`);

/** Titles of the sample articles in the places of the first screen, before anybody arranged them. */
const LEAD = 'Late rain refills the Malabar paddies as the coast line reopens after nine days';
const FIRST = 'Twelve ports agree one form for every container, ending a decade of paperwork';
const SECOND = 'Street vendors’ credit pool crosses ₹4,000 crore with defaults under 2%';

test('an editor moves a story by one key, writes a headline for the front and launches; readers have it at once', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await expect(place(page, 'lead-1')).toContainText(LEAD);
  await expect(place(page, 'sides-1')).toContainText(FIRST);
  await expect(place(page, 'sides-1')).toContainText('Newest not on the page');
  await expect(page.getByText('Nothing is pinned.')).toBeVisible();

  await place(page, 'sides-1').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(place(page, 'sides-2')).toBeFocused();
  await expect(place(page, 'sides-2')).toContainText(FIRST);
  await expect(place(page, 'sides-1')).toContainText(`Was: ${FIRST}`);
  await expect(page.getByText(`“${FIRST}”, Side story 2`)).toBeAttached();

  await place(page, 'lead-1').focus();
  await page.keyboard.press('h');
  await page.keyboard.type('Rain at last');
  await expect(place(page, 'lead-1')).toContainText('Rain at last');
  await page.getByRole('button', { name: 'Give the pin an end' }).click();
  await expect(place(page, 'lead-1')).toContainText('Pinned until');

  const reader = await context.newPage();
  await reader.goto('/');
  await expect(reader.locator('h1')).toHaveText(LEAD);
  await page.keyboard.press('Control+Enter');
  await site.toast('Success', 'Readers have this front from now on.');
  await expect(page.getByText('This is what readers have.')).toBeVisible();
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Launched Front',
    description: 'The front was launched: 3 articles pinned',
  });
  await reader.goto('/');
  await expect(reader.locator('h1')).toHaveText('Rain at last');
  const titles = reader.locator('main h2, main h3');
  await expect(titles.filter({ hasText: SECOND }).first()).toBeVisible();
  const order = await titles.allInnerTexts();
  expect(order.indexOf(SECOND)).toBeLessThan(order.indexOf(FIRST));

  // The article keeps its own headline.
  await reader.locator('h1 a').click();
  await expect(reader.locator('h1')).toHaveText(LEAD);
});

test('a story is found and put in a place, dragged to another, taken off, and a former front comes back', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await place(page, 'sides-4').click();
  await page.getByLabel('Search stories').fill('cinemas');
  await page.getByRole('button', { name: /^Put “Open-air cinemas.*in Side story 4$/ }).click();
  await expect(place(page, 'sides-4')).toContainText('Open-air cinemas');
  await expect(page.getByText('in Side story 4')).toBeVisible();

  const [from, to] = [place(page, 'sides-4'), place(page, 'sides-1')];
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The places have no boxes.');
  await page.mouse.move(start.x + 30, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(end.x + 40, end.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect(to).toContainText('Open-air cinemas');
  await page.getByRole('button', { name: /^Launch( \d|$)/ }).click();
  await expect(page.getByText('This is what readers have.')).toBeVisible();

  await place(page, 'sides-1').focus();
  await page.keyboard.press('Delete');
  await expect(place(page, 'sides-1')).toContainText('Was: Open-air cinemas');
  await expect(page.getByRole('region', { name: 'Off the front' })).toContainText('Open-air');
  await page.getByRole('button', { name: /^Launch( \d|$)/ }).click();
  await expect(page.getByText('This is what readers have.')).toBeVisible();

  await page.getByRole('button', { name: 'Former fronts' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click();
  await expect(place(page, 'sides-1')).toContainText('Open-air cinemas');
  await expect(page.getByText('Draft: readers don’t have it yet.')).toBeVisible();
  // The draft is kept in this browser, as the text of other forms.
  await expectKept(page, '"fields":{"pins":[{"id":"sides-1"');
  await page.reload();
  await leftWork(page).compareAndRestore('Open-air', 'Off the front');
  await expect(place(page, 'sides-1')).toContainText('Open-air cinemas');
});

test('two editors: places that only one of them changed are kept, the same place is a choice', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(path);
  await place(other, 'sides-4').focus();
  await other.keyboard.press('p');
  await expect(place(other, 'sides-4')).toContainText('Pinned');
  await place(page, 'sides-3').focus();
  await page.keyboard.press('p');
  await expect(place(page, 'sides-3')).toContainText('Pinned');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('This is what readers have.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('This is what readers have.')).toBeVisible();
  await expect
    .poll(async () => (await site.storedList('fronts'))[0]?.pins)
    .toMatchObject([{ slot: 'sides-3' }, { slot: 'sides-4' }]);

  await page.reload();
  await expect(place(page, 'sides-4')).toContainText('Pinned');
  await other.reload();
  await place(other, 'lead-1').click();
  await other.getByLabel('Headline on the front alone').fill('Their words');
  await place(page, 'lead-1').click();
  await page.getByLabel('Headline on the front alone').fill('My words');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('This is what readers have.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const choice = page.getByRole('dialog', { name: 'Changed Elsewhere' });
  await expect(choice).toContainText('Their words');
  await expect(choice).toContainText('My words');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('This is what readers have.')).toBeVisible();
  await expect(place(page, 'lead-1')).toContainText('My words');
});

test('a launch waits for its hour, is shown in the draft, and cancelled', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await place(page, 'sides-2').focus();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Launch at…' }).click();
  // The key that launches waits while a question is open.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  expect(await site.storedList('formerFronts')).toEqual([]);
  await site.toast('Front scheduled');
  const waiting = page.getByRole('region', { name: 'Scheduled launches' });
  await expect(waiting).toContainText('Launches on');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(place(page, 'sides-2')).not.toContainText('Pinned');
  await waiting.getByRole('button', { name: /^Show in the draft/ }).click();
  await expect(place(page, 'sides-2')).toContainText('Pinned');
  await waiting.getByRole('button', { name: /^Cancel the launch/ }).click();
  await site.toast('Launch cancelled');
  await expect(waiting).toHaveCount(0);
});

test('the front is looked at as it will be once a pin has ended', async ({ page, site }) => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const pins = [{ slot: 'lead-1', article: 'article-3', headline: 'For an hour', until }];
  const store = { fronts: [{ id: 'home', version: 1, pins, off: [] }] };
  await site.openAdmin(path, { width: 1440, store });
  await expect(place(page, 'lead-1')).toContainText('For an hour');
  const asOf = page.getByLabel('As of');
  await asOf.selectOption({ index: 1 });
  await expect(asOf.locator('option:checked')).toContainText('ends');
  await expect(place(page, 'lead-1')).toContainText(LEAD);
  await expect(place(page, 'lead-1')).toContainText('Was: For an hour');
  await expect(page.getByText('As it will be then')).toBeVisible();
  // A change is one of the draft, which is shown again.
  await page.getByRole('button', { name: 'Unpin' }).click();
  await expect(asOf).toHaveCount(0);
  await expect(page.getByText('Draft: readers don’t have it yet.')).toBeVisible();
});

test('a pin whose story readers no longer have can be removed, and holds no launch back', async ({
  page,
  site,
}) => {
  const pins = [
    { slot: 'lead-1', article: 'article-gone', headline: 'Old words' },
    { slot: 'sides-1', article: 'article-3', headline: '', until: '2020-01-01T00:00:00.000Z' },
  ];
  const store = { fronts: [{ id: 'home', version: 1, pins, off: [] }] };
  await site.openAdmin(path, { width: 1440, store });
  await expect(place(page, 'lead-1')).toContainText(LEAD);
  await place(page, 'lead-1').click();
  await expect(page.getByText('or readers don’t have it: the place fills itself')).toBeVisible();
  await page.getByRole('button', { name: 'Unpin' }).click();
  await place(page, 'sides-1').click();
  await expect(page.getByText('This hour is past')).toBeVisible();
  await page.getByRole('button', { name: /^Launch( \d|$)/ }).click();
  await site.toast('Success', 'Readers have this front from now on.');
  expect((await site.storedList('fronts'))[0]).toMatchObject({ pins: [{ slot: 'sides-1' }] });
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`[admin-axe] nothing to find in the front's editor, ${colorScheme}, at ${width} px`, async ({
    page,
    site,
  }) => {
    const pins = [{ slot: 'lead-1', article: 'article-2', headline: 'Short' }];
    const store = { fronts: [{ id: 'home', version: 1, pins, off: ['article-3'] }] };
    await site.openAdmin(path, { width, colorScheme, theme: colorScheme, store });
    await expect(place(page, 'lead-1')).toContainText('Short');
    await place(page, 'sides-2').click();
    await expect(page.getByRole('heading', { name: 'Side story 2' })).toBeInViewport();
    await expectNoFindings(page, 'Front');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('a launch takes the lead along as breaking line and as a notification, if that is ticked', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByLabel('Lead as breaking line').check();
  await page.getByLabel('Notify readers of the lead').check();
  await place(page, 'sides-1').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: /^Launch \d/ }).click();
  await expect(page.getByText(`Readers are notified of “${FIRST}”.`)).toBeVisible();
  await expect(page.getByLabel('Lead as breaking line')).not.toBeChecked();
  await expect(page.getByLabel('Notify readers of the lead')).not.toBeChecked();
  if (edition === 'server') {
    expect((await site.storedList('notifications'))[0]).toMatchObject({ title: FIRST });
  }

  const reader = await context.newPage();
  await reader.goto('/');
  await expect(reader.locator('h1')).toHaveText(FIRST);
  await expect(
    reader.getByRole('status', { name: 'Breaking news' }).getByRole('link', { name: FIRST }),
  ).toBeVisible();
});

test('keys say why a story stands where it does, and lead to its end and to the search', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await place(page, 'lead-1').focus();
  await page.keyboard.press('j');
  await expect(place(page, 'sides-1')).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByText(`“${FIRST}”: Newest not on the page`)).toBeAttached();
  await page.keyboard.press('p');
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(place(page, 'sides-1')).toContainText('Pinned until');
  await place(page, 'sides-1').focus();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search stories')).toBeFocused();
});

test('@server two who have the front open see each other', async ({ page, context, site }) => {
  await site.openAdmin(path, { width: 1440 });
  const other = await context.newPage();
  await other.goto(path);
  await expect(place(other, 'lead-1')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/is reading$/)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a section’s front is arranged and launched like the homepage’s', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await page.getByLabel('Arrange the front of').selectOption('World');
  await expect(page).toHaveURL(/\?of=cat-/);
  // The places of stories, and one more.
  await expect(page.locator('[data-slot]')).toHaveCount(2);
  const [first, second] = [place(page, 'section-1'), place(page, 'section-2')];
  await expect(first).toContainText('Newest in its section');
  await expect(first).toContainText(FIRST);
  await page.getByLabel('Search stories').fill('cinemas');
  await page.getByRole('button', { name: /^Put “Open-air cinemas.*in Story 1$/ }).click();
  await expect(first).toContainText('Open-air cinemas');
  await expect(second).toContainText(FIRST);
  await second.focus();
  await page.keyboard.press('p');
  await expect(page.getByText('Draft: readers don’t have it yet.')).toBeVisible();

  const reader = await context.newPage();
  await reader.goto('/category/world');
  const headlines = reader.locator('main h2');
  await expect(headlines.first()).toHaveText(FIRST);
  await page.getByRole('button', { name: 'Launch 2 changes' }).click();
  await site.toast('Success', 'Readers have this front from now on.');
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    description: 'The front of World was launched: 2 articles pinned',
  });
  await reader.goto('/category/world');
  await expect(headlines.first()).toContainText('Open-air cinemas');
  await expect(headlines.nth(1)).toHaveText(FIRST);

  // The homepage has plan and former fronts of its own.
  await page.getByLabel('Arrange the front of').selectOption('Homepage');
  await expect(page.getByText('Nothing is pinned.')).toBeVisible();
  await page.getByRole('button', { name: 'Former fronts' }).click();
  await expect(page.getByRole('dialog')).toContainText('No front was replaced yet.');
});

test('a section’s draft is asked about before another front is opened', async ({ page, site }) => {
  await site.openAdmin(`${path}?of=cat-1`, { width: 390 });
  await place(page, 'section-1').focus();
  await page.keyboard.press('p');
  await expect(place(page, 'section-1')).toContainText('Pinned');
  await page.getByLabel('Arrange the front of').selectOption('Homepage');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await expect(place(page, 'section-1')).toContainText('Pinned');
});

test('[headline-test] an editor tests a second headline; a reader is shown one of the two, and the desk counts it', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await site.openAdmin(path, { width: 1440 });
  await place(page, 'lead-1').click();
  if (edition === 'browser') {
    await expect(
      page.getByText('Testing a second headline needs the server edition'),
    ).toBeVisible();
    return;
  }
  await page.getByLabel('Second headline, to test').fill('Rain at last');
  await page.keyboard.press('Control+Enter');
  await site.toast('Success', 'Readers have this front from now on.');

  const device = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  // Takes away the mark of a browser that a program steers, and draws the second headline.
  await device.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  const reader = await device.newPage();
  const shown = reader.waitForRequest(/\/api\/views\?.*t=/);
  await reader.goto('/');
  await expect(reader.locator('h1')).toHaveText('Rain at last');
  await shown;
  const followed = reader.waitForRequest(/\/api\/views\?f=/);
  await reader.locator('h1 a').click();
  await followed;
  await device.close();

  const without = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
  });
  const plain = await without.newPage();
  await plain.goto('/');
  await expect(plain.locator('h1')).toHaveText(LEAD);
  await without.close();

  await expect(async () => {
    await page.reload();
    await place(page, 'lead-1').click();
    await expect(page.getByText('1 of 1 followed it')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/^Second, \d+% sure$/)).toBeVisible();
});
