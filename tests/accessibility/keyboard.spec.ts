import type { Page } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { tabThrough } from '../support/journey/focus.ts';
import { expect, test } from '../support/journey/site.ts';
import { video } from '../support/records/records.ts';

/** Number of visible elements that Tab can reach. */
const operable = (page: Page): Promise<number> =>
  page
    .locator('a[href], button:enabled, input, textarea, select, summary, [tabindex="0"]')
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) => all.filter((one) => one.tabIndex >= 0).length);

const walks = [
  { path: '/', width: 1440 },
  { path: '/', width: 390 },
  { path: '/article/article-1', width: 820 },
  { path: '/search?q=rain', width: 390 },
  { path: '/contact-us', width: 1440 },
  { path: '/login', width: 390 },
] as const;

test('[keyboard] Tab reaches everything on a page, visibly', async ({ page, site }) => {
  for (const { path, width } of looksHere(walks)) {
    const where = `${path} at ${width} px`;
    await test.step(where, async () => {
      await site.open(path, { width });
      const stops = await tabThrough(page);
      const faulty = stops.filter((stop) => !(stop.hasIndicator && stop.isSeen));
      expect.soft(faulty, where).toEqual([]);
      // At the top again: controls that only the scrolled sticky bar shows are not in `stops`.
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => operable(page), where).toBeLessThanOrEqual(stops.length);
      expect.soft(stops[0]?.name, where).toContain('Skip to content');
    });
  }
});

test('[keyboard] the skip link leads past the header @browser', async ({ page, site }) => {
  await site.open('/about-us', { width: 1440 });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Write to the newsroom' }),
  ).toBeFocused();
});

const overlays = [
  { name: 'the menu', path: '/about-us', opener: { name: 'Open menu' } },
  { name: 'a video', path: '/category/videos', opener: { name: 'Video number 2' } },
  { name: 'a web story', path: '/web-stories', opener: { name: /What nine days of rain did/ } },
];

for (const { name, path, opener } of overlays) {
  test(`[keyboard] ${name} opens by Enter, keeps the focus and gives it back at Escape @server`, async ({
    page,
    site,
  }) => {
    await site.open(path, { width: 390, store: { youtubeVideos: [video(1), video(2)] } });
    const button = page.getByRole('button', opener).first();
    const dialog = page.getByRole('dialog');
    const hasFocus = () =>
      dialog.evaluate(
        (one) => one.contains(document.activeElement) || document.activeElement === document.body,
      );
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus()).toBe(true);
    }
    // A focused YouTube iframe would get the key presses.
    await dialog.getByRole('button', { name: /^Close/ }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /^Close/ }).focus();
    await page.keyboard.press('Space');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('[keyboard] the theme, a toast and the push prompt work by keyboard @server', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 820, store: { pushNotificationPrompted: null } });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
  await toggle.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Instagram' }).press('Enter');
  await site.toast("This feature isn't implemented yet");
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByText("This feature isn't implemented yet")).toHaveCount(0);
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
});
