import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sampleArticles } from '#core/article/sample-articles.ts';
import { expect, test } from '../support/journey/site.ts';
import type { Store } from '../support/journey/store.ts';
import { noon } from '../support/records/records.ts';

interface Screen {
  path: string;
  /** Stored in addition to a fresh install. */
  store?: Store;
  /** Heading to scroll to. */
  heading?: RegExp;
  /** Dialog that is loaded after the page. */
  dialog?: string;
}

const samples = sampleArticles(noon);

const screens: Record<string, Screen> = {
  // Without advertisements: their pictures contain text in a font of the machine.
  home: { path: '/', store: { advertisements: [] } },
  category: {
    path: '/category/world',
    store: { articles: samples.map((one) => ({ ...one, category: 'World' })) },
  },
  article: { path: '/article/article-1' },
  'premium-article': {
    path: '/article/article-2',
    store: { articles: samples.map((one) => ({ ...one, isPremium: true })) },
    heading: /Premium readers/,
  },
  'web-stories': { path: '/web-stories' },
  search: { path: '/search?q=ports' },
  login: { path: '/login' },
  dashboard: { path: '/admin/dashboard' },
  articles: { path: '/admin/articles' },
  'article-editor': { path: '/admin/articles/article-1' },
  images: { path: '/admin/images' },
  settings: { path: '/admin/settings' },
};

/**
 * Factor by which pictures are scaled down in each direction, which averages out font rendering.
 */
const REDUCTION = 6;

/** Waits for visible pictures and fonts, and ends animations. */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isComing = (picture: HTMLImageElement): boolean => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && !picture.complete;
    };
    while ([...document.images].some(isComing)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  });

async function reducedPicture(page: Page, width: number): Promise<Buffer> {
  const whole = await page.screenshot({ caret: 'hide', scale: 'css' });
  const reduced = sharp(whole)
    .removeAlpha()
    .resize(width / REDUCTION);
  return reduced.png({ compressionLevel: 9 }).toBuffer();
}

for (const [name, { path, store = {}, heading, dialog }] of Object.entries(screens)) {
  for (const width of [390, 1440] as const) {
    test(`${name} at ${width} px`, async ({ page, site }, info) => {
      const open = path.startsWith('/admin') ? site.openAdmin : site.open;
      await open(path, { width, theme: 'light', now: noon, store });
      if (heading) {
        const found = page.getByRole('heading', { name: heading });
        await found.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      }
      if (dialog) await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        await comeToRest(page);
        const file = `${name}-${width}-${theme}.png`;
        expect
          .soft(await reducedPicture(page, width))
          .toMatchSnapshot(file, { threshold: 0.04, maxDiffPixelRatio: 0.002 });
        // Full screenshot, for inspecting a difference.
        await page.screenshot({ path: info.outputPath(file) });
      }
    });
  }
}
