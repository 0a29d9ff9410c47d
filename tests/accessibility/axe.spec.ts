import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';
import { noon, video } from '../support/records/records.ts';

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const;

for (const [at, { theme, width }] of looks.entries()) {
  test(`[axe] axe finds nothing on any page, ${theme}, at ${width} px`, async ({ page, site }) => {
    test.slow();
    for (const { path, store } of looksHere(pagesInTurn, at)) {
      await test.step(path, async () => {
        await site.open(path, { theme, width, reducedMotion: true, ...(store && { store }) });
        await expectNoFindings(page, path);
      });
    }
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

for (const [at, { name, path, open }] of overlays.entries()) {
  for (const theme of looksHere(['light', 'dark'] as const, at)) {
    test(`[axe] axe finds nothing with ${name} open, ${theme}`, async ({ page, site }) => {
      await site.open(path, {
        width: 390,
        theme,
        now: noon,
        reducedMotion: true,
        store: { pushNotificationPrompted: null, youtubeVideos: [video(1)] },
      });
      await open(page, site);
      await expectNoFindings(page, name);
    });
  }
}
