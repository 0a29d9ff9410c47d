import type { Browser, Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, test } from '../support/journey/site.ts';
import { watchContext } from '../support/journey/watch.ts';
import { publicPages } from '../support/records/public-pages.ts';
import {
  ad,
  article,
  articles,
  category,
  paragraph,
  sessionOf,
  user,
} from '../support/records/records.ts';

/** Opens a page as another reader, without cookies or shared storage. */
async function openElsewhere(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext({ baseURL: origin });
  const watch = await watchContext(context, origin);
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.dataset.journey = 'same document';
  });
  return { page, watch, close: () => context.close() };
}

const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-journey', 'same document');

test('[server-live] [admin-tabs] a save in one browser appears in the open page of another @server', async ({
  browser,
  page,
  server,
  site,
}) => {
  const store = { articles: articles(9), categories: [category(1, 'India')] };
  await site.openAdmin('/admin/articles?edit=article-8999', { width: 1440, store });
  const origin = server?.origin ?? '';
  const reader = await openElsewhere(browser, origin, '/');
  const heading = reader.page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Story number 1');

  const editor = articleEditor(page);
  await editor.title.fill('The harbour wakes');
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  await expect(heading).toHaveText('The harbour wakes');
  await expectSameDocument(reader.page);
  const later = await openElsewhere(browser, origin, '/article/article-8999');
  await expect(later.page).toHaveTitle('The harbour wakes - Daybreak');
  expect([...reader.watch.errors, ...later.watch.errors]).toEqual([]);
  await reader.close();
  await later.close();
});

test('[server-live] text that is being read does not move when it is corrected @server', async ({
  browser,
  page,
  server,
  site,
}) => {
  const textOf = (word: string) =>
    Array.from({ length: 30 }, (_, n) => paragraph(`b${n}`, `Paragraph ${n} is ${word}.`));
  const store = { articles: [article(1, { content: textOf('early') })] };
  await site.open('/about-us', { width: 1440, store });
  const reader = await openElsewhere(browser, server?.origin ?? '', '/article/article-8999');
  const last = reader.page.getByText('Paragraph 29 is early.');
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await site.saveElsewhere(page, { articles: [article(1, { content: textOf('corrected') })] });
  await site.saveElsewhere(page, { categories: [category(1, 'Harbour')] });
  // Regions outside the article update at once, so the change has arrived.
  const sections = reader.page.getByRole('navigation', { name: 'Sections', exact: true });
  await expect(sections.getByRole('link')).toHaveText(['Harbour']);
  await expect(last).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
  await reader.page.evaluate(() => scrollTo(0, 0));
  await expect(reader.page.getByText('Paragraph 29 is corrected.')).toBeAttached();
  expect(reader.watch.errors).toEqual([]);
  await reader.close();
});

test('[server-live] a change before the page listens is shown, on a page for everybody and on one reader’s @server', async ({
  browser,
  page,
  server,
  site,
}) => {
  const someone = user(1);
  const store = { articles: articles(3), users: [someone], currentUser: sessionOf(someone) };
  await site.open('/about-us', { store });
  const context = await browser.newContext({ baseURL: server?.origin ?? '' });
  for (const cookies of [[], await page.context().cookies()]) {
    await context.addCookies(cookies);
    const reader = await context.newPage();
    let listen = (): void => undefined;
    const isSaved = new Promise<void>((resolve) => {
      listen = resolve;
    });
    await reader.route('**/api/events?*', async (route) => {
      await isSaved;
      await route.continue();
    });
    await reader.goto('/article/article-8999');
    const title = `Renamed ${cookies.length}`;
    await site.saveElsewhere(page, { articles: [article(1, { title })] });
    listen();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    await reader.close();
  }
  await context.close();
});

/** Triggers the waking events of every island on the page. */
const touchAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('day-island')) {
      for (const wakes of String(part.getAttribute('wakes')).split('; ')) {
        const [type = '', selector = ':not(*)'] = wakes.split(/ (.*)/);
        const target = part.querySelector<HTMLElement>(selector);
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else if (/^(click|change)$/.test(type)) target?.click();
        else target?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });

/** Stores, as from another tab, what islands wait for. */
const storeAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('day-island[wakes^="stored "]')) {
      const key = part.getAttribute('wakes')?.slice('stored '.length) ?? '';
      localStorage.setItem(key, '[]');
      dispatchEvent(new StorageEvent('storage', { key }));
    }
  });

/** Names of the islands that are not hydrated in time. */
const asleepIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const parts = [...document.querySelectorAll('day-island')];
    // React sets this key on hydrated roots.
    const isAsleep = (part: Element) =>
      !Object.keys(part).some((key) => key.startsWith('__reactContainer'));
    for (let tries = 0; tries < 100 && parts.some(isAsleep); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return parts.filter(isAsleep).map((part) => part.getAttribute('name') ?? '');
  });

// Divided in two so that workers can run them in parallel.
for (const share of [0, 1]) {
  test(`[server-hydration] every island of every page is hydrated without console errors (${share + 1}/2) @server`, async ({
    page,
    site,
  }) => {
    test.slow();
    // Recordings of the samples are nowhere, and the button that reads an article aloud plays them.
    site.expectError(/404/);
    const advertisements = [ad(1)];
    for (const { path, store } of publicPages.filter((_, at) => at % 2 === share)) {
      await test.step(path, async () => {
        const seed = { advertisements, pushNotificationPrompted: null, ...store };
        await site.open(path, { width: 1440, store: seed });
        // With a term in it, the form would navigate.
        for (const term of await page.locator('#main day-island [type=search]').all())
          await term.fill('');
        await touchAll(page);
        await storeAll(page);
        expect(await asleepIn(page), path).toEqual([]);
      });
    }
  });
}
