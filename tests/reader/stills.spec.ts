import type { Page } from '@playwright/test';
import { compressedSize, PAGE_SCRIPT_LIMIT } from '../../scripts/measure-bundle.mjs';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { video } from '../support/records/records.ts';

/** Picture that YouTube sends for a deleted video. */
const grey = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#999"/></svg>`;

const failures = {
  'does not come': (page: Page) => page.route('https://i.ytimg.com/**', (route) => route.abort()),
  'is the grey one of a film that is gone': (page: Page) =>
    page.route('https://i.ytimg.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: grey }),
    ),
};

for (const [name, fail] of looksHere(Object.entries(failures))) {
  test(`[home-videos] [size] where a video’s thumbnail ${name}, placeholder art is shown, and nothing more is loaded`, async ({
    page,
    site,
  }) => {
    site.expectError(/ERR_FAILED/);
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await fail(page);
    await site.open('/category/videos', { width: 390, store: { youtubeVideos: [video(1)] } });
    const film = page.getByRole('button', { name: 'Video number 1' });
    await film.scrollIntoViewIfNeeded();
    await expect(film.locator('.pic svg')).toBeVisible();
    await expect(film.locator('.pic img:visible')).toHaveCount(0);
    if (edition === 'server') {
      const bytes = [...scripts].reduce((sum, file) => sum + compressedSize(file, 'public'), 0);
      expect(bytes).toBeLessThanOrEqual(PAGE_SCRIPT_LIMIT);
    }
    await film.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(film.locator('.pic svg')).toBeVisible();
  });
}
