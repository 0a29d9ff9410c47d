import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { tabThrough } from '../support/journey/focus.ts';
import { expect, test } from '../support/journey/site.ts';
import { logEntry } from '../support/records/records.ts';

const activityLogs = Array.from({ length: 25 }, (_, at) => logEntry(at + 1));
const store = { activityLogs };

const pages = [
  { name: 'the door', path: '/admin', store: { isAdminAuthenticated: null } },
  { name: 'the dashboard', path: '/admin/dashboard', store },
  { name: 'the log', path: '/admin/logs', store },
];

const overlays = [
  {
    name: 'the drawer',
    open: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'the palette', open: (page: Page) => page.keyboard.press('Control+k') },
];

test('[admin-axe] axe finds nothing on the door, the dashboard and the log, narrow and wide', async ({
  page,
  site,
}) => {
  for (const [at, { name, path, store: stored }] of pages.entries()) {
    for (const theme of looksHere(['light', 'dark'] as const, at)) {
      await test.step(`${name}, ${theme}`, async () => {
        await site.openAdmin(path, { width: 390, theme, reducedMotion: true, store: stored });
        await expectNoFindings(page, `${name}, ${theme}, 390 px`);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectNoFindings(page, `${name}, ${theme}, 1440 px`);
      });
    }
  }
});

for (const [at, { name, open }] of overlays.entries()) {
  for (const theme of looksHere(['light', 'dark'] as const, at)) {
    test(`[admin-axe] axe finds nothing with ${name} open, ${theme}`, async ({ page, site }) => {
      await site.openAdmin('/admin/logs', { width: 390, theme, reducedMotion: true, store });
      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page, name);
    });
  }
}

/** Sections that need more than the store above, and have journeys of their own. */
const apart = ['dashboard', 'jobs', 'logs', 'security'];

const otherSections = globSync('src/ui/admin/*/*-route.tsx', {
  exclude: ['src/ui/admin/{access,shell}/*'],
})
  .map((file) => basename(dirname(file)))
  .filter((section) => !apart.includes(section))
  .sort();

const walks = [
  { path: '/admin/dashboard', width: 390 },
  { path: '/admin/logs', width: 1440 },
  { path: '/admin/logs', width: 390 },
  { path: '/admin/dashboard', width: 1440 },
  ...otherSections.map((section) => ({ path: `/admin/${section}`, width: 1440 }) as const),
] as const;

test('[admin-keyboard] Tab reaches everything on a page, visibly', async ({ page, site }) => {
  test.slow();
  for (const { path, width } of looksHere(walks)) {
    const where = `${path} at ${width} px`;
    await test.step(where, async () => {
      await site.openAdmin(path, { width, store });
      // A page that was open before is scrolled to where it was as soon as it is drawn.
      await expect(page.locator('h1')).toBeVisible();
      const stops = await tabThrough(page);
      const faulty = stops.filter((stop) => !(stop.hasIndicator && stop.isSeen));
      expect.soft(faulty, where).toEqual([]);
      expect.soft(stops[0]?.name, where).toContain('Skip to content');
      expect.soft(stops.length, where).toBeGreaterThan(5);
    });
  }
});

test('[admin-narrow] no part of the frame needs horizontal scrolling at any width', async ({
  page,
  site,
}) => {
  for (const width of looksHere([320, 390, 820, 1440] as const)) {
    for (const { path, store: stored } of pages) {
      await site.openAdmin(path, { width, store: stored });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
