import { expect, test } from '../support/journey/site.ts';

/** Opens a page whose scripts wait until `release` is called. Nothing is stored in its browser. */
async function openHeld(page: import('@playwright/test').Page, path: string) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { release };
}

test('a first visit has the front before the script, which takes over where the reader is @browser', async ({
  page,
  site,
}) => {
  site.expectHost('img.youtube.com');
  site.expectError(/ERR_|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await openHeld(page, '/');
  const front = page.locator('[data-front]');
  await expect(front.locator('h1')).toBeVisible();
  const headline = await front.locator('h1').innerText();
  await expect(page.locator('#opening')).toBeHidden();
  // Forms go nowhere before the script is there.
  await front.getByLabel('Email').fill('asha@example.com');
  await page.keyboard.press('Enter');
  const titles = await front.locator('main h2, main h3').allInnerTexts();
  await page.evaluate(() => scrollTo(0, 700));
  release();
  await expect(front).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(headline);
  expect(await page.locator('main h2, main h3').allInnerTexts()).toEqual(titles);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('a browser that has content, and other pages, never show that front @browser', async ({
  page,
  site,
}) => {
  site.expectHost('img.youtube.com');
  site.expectError(/ERR_|Failed to load resource/);
  const other = await openHeld(page, '/about-us');
  await expect(page.locator('#opening')).toBeVisible();
  await expect(page.locator('[data-front]')).toHaveCount(0);
  other.release();
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.evaluate(() => localStorage.setItem('articles', '[]'));
  const { release } = await openHeld(page, '/');
  await expect(page.locator('#opening')).toBeVisible();
  await expect(page.locator('[data-front]')).toHaveCount(0);
  release();
});
