import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { ad, video } from '../support/records/records.ts';

/** A real film: one that never loads delays the `load` event of a page from the server. */
const clip = fileURLToPath(new URL('../support/records/clip.webm', import.meta.url));

/** Number of elements that are animated, or would be when their state changes. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const takesTime = (text: string) =>
      text.split(',').some((one) => Number.parseFloat(one) > 0.01);
    const all = [...document.querySelectorAll('*')];
    return all.filter((one) =>
      ['', '::before', '::after'].some((part) => {
        const style = getComputedStyle(one, part);
        const animates = style.animationName !== 'none' && takesTime(style.animationDuration);
        return (
          animates || (style.transitionProperty !== 'none' && takesTime(style.transitionDuration))
        );
      }),
    ).length;
  });

test('[reduced-motion] nothing moves for a reader who prefers reduced motion @browser', async ({
  page,
  site,
}) => {
  const store = {
    youtubeVideos: [video(1)],
    advertisements: [ad(1, { type: 'video', mediaUrl: '/journeys/ad.webm' })],
  };
  await page.route('**/journeys/ad.webm', (route) => route.fulfill({ path: clip }));
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = async function play() {
      this.dataset.asked = 'to play';
    };
  });
  const film = page.locator('[data-placement="homepage-top"] video');

  await site.open('/', { width: 390, store });
  await expect(film).toHaveAttribute('data-asked', 'to play');
  expect(await moving(page)).toBeGreaterThan(0);

  await site.open('/', { width: 390, store, reducedMotion: true });
  await expect(film).toBeVisible();
  await expect(film).not.toHaveAttribute('data-asked');
  await expect(film).toHaveJSProperty('autoplay', false);
  expect(await moving(page)).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await moving(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Video number 1' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toBe(0);
});
