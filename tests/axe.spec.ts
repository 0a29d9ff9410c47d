import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/audit.ts';
import { publicPages } from './support/public-pages.ts';
import { noon, video } from './support/records.ts';
import { expect, type Site, test } from './support/site.ts';

for (const { path, store } of publicPages) {
  test(`[axe] axe finds nothing on ${path}, light and wide, dark and narrow`, async ({
    page,
    site,
  }) => {
    await site.open(path, {
      width: 1440,
      theme: 'light',
      reducedMotion: true,
      ...(store && { store }),
    });
    await expectNoFindings(page, `${path}, light, 1440 px`);
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, `${path}, dark, 390 px`);
  });
}

interface Overlay {
  name: string;
  path: string;
  open: (page: Page, site: Site) => Promise<void>;
}

const overlays: Overlay[] = [
  {
    name: 'the menu',
    path: '/category/tech',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'a video',
    path: '/category/videos',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Video number 1' }).click();
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'a web story',
    path: '/web-stories',
    open: async (page) => {
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the push prompt and a toast',
    path: '/about-us',
    open: async (page, site) => {
      await page.getByRole('button', { name: 'Facebook' }).click();
      await page.clock.fastForward(3000);
      await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
      await site.toast("This feature isn't implemented yet");
    },
  },
  {
    name: 'a form with a mistake and its toast',
    path: '/contact-us',
    open: async (page) => {
      const main = page.getByRole('main');
      for (const field of await main.getByRole('textbox').all()) await field.fill(' ');
      await main.getByRole('textbox', { name: 'Email' }).fill('someone@nowhere');
      await main.getByRole('button', { name: 'Send Message' }).click();
      await expect(main.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
      await expect(page.getByRole('alert').getByRole('button', { name: 'Dismiss' })).toBeVisible();
    },
  },
];

for (const { name, path, open } of overlays) {
  test(`[axe] axe finds nothing with ${name} open, light and dark`, async ({ page, site }) => {
    for (const theme of ['light', 'dark'] as const) {
      await site.open(path, {
        width: 390,
        theme,
        now: noon,
        reducedMotion: true,
        store: { pushNotificationPrompted: null, youtubeVideos: [video(1)] },
      });
      await open(page, site);
      await expectNoFindings(page, `${name}, ${theme}`);
    }
  });
}
