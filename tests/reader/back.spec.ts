import { readFileSync } from 'node:fs';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findWholeBrowser } from '../../scripts/browsers/find-chromium.mjs';
import { scriptHasRun } from '../support/journey/await-script.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { publicPages } from '../support/records/public-pages.ts';
import {
  article,
  articles,
  sessionOf,
  settings,
  stories,
  user,
  video,
} from '../support/records/records.ts';

/** Reasons why a headless shell keeps no page in the back/forward cache. */
const shellReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

const clip = readFileSync(new URL('../support/records/clip.webm', import.meta.url));

const reader = user(1, { name: 'Asha Rao' });

async function launch(): Promise<{ browser: Browser; isWhole: boolean }> {
  const whole = await findWholeBrowser();
  const executablePath = whole ?? process.env.DAYBREAK_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return { browser, isWhole: whole !== undefined };
}

/** Goes back; returns the reasons why the page was not in the back/forward cache. */
async function reasonsAtBack(page: Page, path: string): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  const reasons: string[] = [];
  protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  // A restored page fires no load event to wait for.
  const state = () => page.evaluate(() => document.readyState).catch(() => 'left');
  await expect.poll(state).toBe('complete');
  await protocol.detach();
  return reasons;
}

/** Pages of different kinds. Chromium does not cache pages with an error status. */
const kinds = ['/', '/category/videos', '/article/article-4', '/web-stories', '/search?q=rain'];
const kindsOfForms = ['/contact-us', '/login', '/newsletter', '/profile'];
const kept = publicPages.filter(({ path }) => [...kinds, ...kindsOfForms].includes(path));

test('[back-instant] a browser keeps every kind of page for Back @server', async ({
  server,
  site,
}) => {
  test.setTimeout(90_000);
  await site.open('/', { store: { users: [reader] } });
  const { browser, isWhole } = await launch();
  try {
    const visitor = await browser.newContext();
    const owner = await browser.newContext();
    await owner.addCookies(
      (await server?.sessionCookies({ currentUser: sessionOf(reader) })) ?? [],
    );
    for (const { path, store } of kept) {
      const page = await (store ? owner : visitor).newPage();
      await page.goto(`${server?.origin}${path}`);
      await scriptHasRun(page);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      const next = path === '/about-us' ? '/terms-of-use' : '/about-us';
      await page.evaluate((address) => location.assign(address), next);
      await page.waitForURL(`**${next}`);
      // The script broadcasts the session, to which other pages react.
      await scriptHasRun(page);
      const reasons = await reasonsAtBack(page, path.replace(/\?.*/, ''));
      expect(
        reasons.filter((reason) => isWhole || !shellReasons.includes(reason)),
        path,
      ).toEqual([]);
      if (isWhole) expect(await page.evaluate(() => 'isKept' in window), path).toBe(true);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

test('[back-instant] a cached page has no open streams, and asks for changes when it is restored @server', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const open = new Set<unknown>();
    for (const name of ['BroadcastChannel', 'EventSource'] as const) {
      const Listening = window[name] as unknown as new (address: string) => { close(): void };
      Object.assign(window, {
        openStreams: () => open.size,
        [name]: class extends Listening {
          constructor(address: string) {
            super(address);
            open.add(this);
          }
          override close() {
            open.delete(this);
            super.close();
          }
        },
      });
    }
  });
  const openCount = () =>
    page.evaluate(() => (window as unknown as { openStreams(): number }).openStreams());
  const pass = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await site.open('/', { store: { articles: articles(1) } });
  expect(await openCount()).toBe(2);
  await pass('pagehide');
  expect(await openCount()).toBe(0);
  await site.saveElsewhere(page, { articles: [article(1, { title: 'The new lead' })] });
  await pass('pageshow');
  expect(await openCount()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new lead');
});

test('[back-instant] after a log-out, Back does not show the account again @server', async ({
  context,
  page,
  site,
}) => {
  await site.open('/profile', { store: { users: [reader], currentUser: sessionOf(reader) } });
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await context.clearCookies();
  await page.evaluate(() => scrollTo(0, 200));
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByText('Asha Rao')).toHaveCount(0);
});

test('[back-instant] a restored page shows what was stored meanwhile @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { store: { articles: articles(1) }, theme: 'light' });
  await page.evaluate(
    ([list]) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      // `storage` events do not reach the page that makes the change, just as they miss cached
      // pages.
      localStorage.setItem('articles', list ?? '');
      localStorage.setItem('vite-ui-theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [JSON.stringify([article(1, { title: 'The new lead' })])],
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new lead');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** The history entry is made after its code has loaded. */
  const hasEntry = (page: Page) =>
    expect.poll(() => page.evaluate(() => history.state?.isOver === true));
  const goBack = (page: Page) => page.evaluate(() => history.back());
  const path = (page: Page) => new URL(page.url()).pathname;

  const over = {
    'a story': async (page: Page) => {
      await page.getByRole('button', { name: 'Web story number 1' }).tap();
      return { dialog: page.getByRole('dialog'), close: 'Close story' };
    },
    'a video': async (page: Page) => {
      await page.getByRole('button', { name: 'Film number 1' }).tap();
      return { dialog: page.getByRole('dialog'), close: 'Close video' };
    },
    'the menu': async (page: Page) => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      return { dialog: page.getByRole('dialog', { name: 'Menu' }), close: 'Close menu' };
    },
  };
  const store = {
    webStories: stories(1),
    youtubeVideos: [video(1, { title: 'Film number 1' })],
    siteSettings: settings({ storySeconds: 60 }),
  };

  // One behaviour closes all three; on the server edition each of them wakes in its own way.
  const overlays = Object.entries(over).filter(
    ([name]) => edition === 'server' || name === 'a story',
  );
  for (const [name, open] of overlays) {
    test(`[back-closes] Back closes ${name}, and then leaves the page`, async ({ page, site }) => {
      site.expectHost('www.youtube-nocookie.com');
      await site.open('/about-us', { store });
      await page
        .getByRole('navigation', { name: 'Quick' })
        .getByRole('link', { name: 'Home' })
        .tap();
      await expect.poll(() => path(page)).toBe('/');
      for (const way of ['back', 'button', 'back'] as const) {
        const { dialog, close } = await open(page);
        await expect(dialog).toBeVisible();
        await hasEntry(page).toBe(true);
        if (way === 'back') await goBack(page);
        else await dialog.getByRole('button', { name: close }).tap();
        await expect(dialog).toBeHidden();
        await hasEntry(page).toBe(false);
        expect(path(page)).toBe('/');
      }
      await page.evaluate(() => history.forward());
      await hasEntry(page).toBe(true);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(path(page)).toBe('/');
      await goBack(page);
      await hasEntry(page).toBe(false);
      await goBack(page);
      await expect.poll(() => path(page)).toBe('/about-us');
    });
  }

  test('[back-closes] a page opened from the menu is one history entry away', async ({
    page,
    site,
  }) => {
    await site.open('/about-us', { store });
    const { dialog } = await over['the menu'](page);
    await hasEntry(page).toBe(true);
    await dialog.getByRole('link', { name: 'Tech' }).tap();
    await expect(page).toHaveURL('/category/tech');
    await expect(dialog).toBeHidden();
    await goBack(page);
    await expect.poll(() => path(page)).toBe('/about-us');
  });
});

test('[live-media] a playing video is not interrupted by a change elsewhere @server', async ({
  page,
  site,
}) => {
  await site.open('/', { store: { articles: articles(1) } });
  await page.route('**/clip.webm', (route) =>
    route.fulfill({ body: clip, contentType: 'video/webm' }),
  );
  await page.evaluate(async () => {
    const film = document.createElement('video');
    film.muted = true;
    film.src = '/clip.webm';
    document.querySelector('main')?.append(film);
    await film.play();
    await new Promise((resolve) => film.addEventListener('timeupdate', resolve));
    film.pause();
  });
  const heading = page.getByRole('heading', { level: 1 });
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/');
  await site.saveElsewhere(page, { articles: [article(1, { title: 'The new lead' })] });
  await answered;
  await expect(heading).toHaveText('Story number 1');
  await page.locator('main video').evaluate((film: HTMLVideoElement) => film.play());
  await expect(heading).toHaveText('The new lead');
});

test('a page opened by its address begins at its top; a reload and the way back keep the place', async ({
  site,
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.setViewportSize({ width: 390, height: 700 });
  await site.open('/');
  await expect(page.locator('main')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(place).toBe(900);
  await page.reload();
  await expect.poll(place).toBe(900);
  await site.open('/about-us');
  await expect(page.locator('h1')).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(900);
});
