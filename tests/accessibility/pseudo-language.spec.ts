import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { localeName, siteLocales } from '#core/locale/site-locales.ts';
import { demoStories } from '#core/web-story/demo-stories.ts';
import { creations, sections } from '#ui/admin/shell/sections.ts';
import { pseudoRecords } from '../pseudo-language/pseudo-words.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { everyBlockStore } from '../support/records/every-block.ts';
import { liveStore } from '../support/records/live-blog.ts';
import { pagesInTurn } from '../support/records/public-pages.ts';

const folder = join(import.meta.dirname, '../../.cache/pseudo-language');

/** Titles of the stories that no store has, words of the addresses of pages, and names of languages, which `Intl` gives. */
const data = [
  ...demoStories().map(({ title }) => title),
  ...siteLocales.map(localeName),
  ...['Daybreak', 'Nowhere', 'rain'],
];

/** Names of keys, services, units and zones, and those that `Intl` gives days and months. */
const untranslated =
  /^(?:Ctrl|Alt|Shift|Enter|Esc|Tab|YouTube|Facebook|Instagram|Twitter|LinkedIn|UTC|[kMG]B|https?|\w*[a-z][A-Z]\w*|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|(?:Jan|Febr?)(?:uary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|(?:Nov|Dec)(?:ember)?)$/;

// One worker: both tests use one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/pseudo-language/vite.config.ts'],
    { env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test.beforeEach(async ({ context, baseURL }) => {
  await context.route(`${baseURL}/**`, async (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    await route.fulfill({ path: isFile ? file : join(folder, 'index.html') });
  });
});

/** Words of the page, its title and its labels that have a letter without an accent, with where they are. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (where: string, text: string): void => {
      const words = text
        .replace(/(?:›|\b\w+\/[A-Z]).*|\S+@\S+|\S*[/.]\S*[a-z]\S*|[\w-]*\d[\w-]*/gi, '')
        .match(/(?<![\p{L}·’'-])[A-Za-z][A-Za-z’']+(?![\p{L}·-])/gu);
      for (const word of words ?? []) found.push(`${word} | ${where}: ${text.trim().slice(0, 80)}`);
    };
    look('title', document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('script, style, template, time, code, kbd, svg, textarea, address'))
        continue;
      look(parent?.tagName ?? '', walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        look(`${one.tagName} ${name}`, one.getAttribute(name) ?? '');
      }
    }
    return [...new Set(found)];
  });

/** Pixels by which the page scrolls sideways. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Puts the samples of the site, once they are stored, in the pseudo-language. */
async function translateSamples(page: Page, site: Site): Promise<void> {
  await site.open('/');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const records = Object.entries(stored).flatMap(([key, text]): [string, string][] =>
    /^[[{]/.test(text) ? [[key, JSON.stringify(pseudoRecords(JSON.parse(text)))]] : [],
  );
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, records);
}

async function expectNoEnglish(page: Page, path: string): Promise<void> {
  const left = await englishOn(page);
  expect
    .soft(
      left.filter(
        (one) =>
          !untranslated.test(one.split(' ')[0] ?? '') && !data.some((text) => one.includes(text)),
      ),
      path,
    )
    .toEqual([]);
  expect.soft(await overflowOf(page), `${path} scrolls sideways`).toBe(0);
}

test('no page for readers has English left in the pseudo-language @browser', async ({
  page,
  site,
}) => {
  test.slow();
  await translateSamples(page, site);
  for (const { path, store } of pagesInTurn) {
    await site.open(path, { width: 390, ...(store && { store: pseudoRecords(store) }) });
    await expectNoEnglish(page, path);
  }
});

test('no page of the back office has English left in the pseudo-language @browser', async ({
  page,
  site,
}) => {
  test.slow();
  await translateSamples(page, site);
  const paths = [
    '/admin',
    ...sections.map(({ path }) => path),
    ...creations.map(({ path }) => path),
    ...['board', 'schedule'].map((shape) => `/admin/articles?show=${shape}`),
    '/admin/articles/article-1',
    '/admin/no-such-section',
  ];
  for (const path of paths) {
    await site.openAdmin(path, { width: 1440 });
    await page.waitForLoadState('networkidle');
    await expectNoEnglish(page, path);
  }
  const store = pseudoRecords({ ...everyBlockStore, ...liveStore });
  for (const path of ['/admin/articles/article-blocks', '/admin/articles/article-live/live']) {
    await site.openAdmin(path, { width: 1440, store });
    await expectNoEnglish(page, path);
  }
});
