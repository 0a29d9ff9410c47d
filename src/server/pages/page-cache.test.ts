import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createReadLog, noReads } from '#core/freshness/reads.ts';
import type { Touched } from '#core/freshness/touch.ts';
import { createPageCache } from './page-cache.ts';
import { createSharedPage, type SharedPage } from './shared-page.ts';

/** A page that shows the article with that id. */
function pageOf(html: string, status = 200, article = 'lead'): Promise<SharedPage> {
  const log = createReadLog();
  log.record('articles', article);
  const read = { reads: log.reads, version: html };
  return createSharedPage(new Response(html, { status }), {}, read);
}

const touchOf = (id: string): Touched =>
  new Map([['articles', [{ id, hasNewCard: false, lists: [] }]]]);

const textOf = async (page: SharedPage): Promise<string> =>
  Buffer.from((await page.form('identity')).body).toString();

/** A newsroom where `save` stands for any change. */
function newsroom(mostBytes?: number) {
  let version = 1;
  let made = 0;
  let isChanging = false;
  let isStuck = false;
  const listeners: ((touched: Touched, isOwn: boolean) => void)[] = [];
  const cache = createPageCache({
    applyInvalidations: () => {},
    onTouched: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    isChanging: () => isChanging,
    ...(mostBytes === undefined ? {} : { mostBytes }),
  });
  const tell = (touched: Touched, isOwn = true): void => {
    version += 1;
    for (const listener of listeners) listener(touched, isOwn);
  };
  /** Answers a request that makes this change. */
  async function change(save: () => void): Promise<void> {
    isChanging = true;
    save();
    await cache.whenRenewed();
    isChanging = false;
  }
  return {
    cache,
    /** Saves something that any page may show. */
    save: () => tell(new Map([['articles', undefined]])),
    /** A save by another process. */
    saveElsewhere: () => tell(new Map([['articles', undefined]]), false),
    saveArticle: (id: string) => tell(touchOf(id)),
    made: () => made,
    /** Renderings do not end from now on. */
    getStuck: (): void => {
      isStuck = true;
    },
    change,
    /** The same more than a second after the pages were read. */
    changeLater: async (save: () => void): Promise<void> => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1100);
      await change(save);
      vi.restoreAllMocks();
    },
    load: (key: string, size = 10, status = 200, article = 'lead') =>
      cache.load(key, async () => {
        made += 1;
        const before = version;
        await (isStuck ? new Promise(() => {}) : Promise.resolve());
        return pageOf(`${key} of ${before}`.padEnd(size), status, article);
      }),
  };
}

test('a thousand concurrent requests render the page once', async () => {
  const { load, made } = newsroom();
  const pages = await Promise.all(Array.from({ length: 1000 }, () => load('/')));
  expect(made()).toBe(1);
  expect(new Set(pages).size).toBe(1);
  await load('/');
  expect(made()).toBe(1);
});

test('a change shows at once, even to requests during an older rendering', async () => {
  const { cache, load, save } = newsroom();
  const first = load('/');
  save();
  const second = load('/');
  expect(await textOf(await second)).toContain('of 2');
  await first;
  expect(await textOf(cache.find('/') ?? (await load('/')))).toContain('of 2');
  save();
  expect(cache.find('/')).toBeUndefined();
  expect(await textOf(await load('/'))).toContain('of 3');
});

test('a rendering from before a change is not cached', async () => {
  const { cache, load, save } = newsroom();
  const begun = load('/');
  save();
  await begun;
  expect(cache.find('/')).toBeUndefined();
});

test('[page-freshness] only pages that read the changed data are rendered again', async () => {
  const { cache, load, saveArticle } = newsroom();
  const one = await load('/one', 10, 200, 'article-1');
  await load('/two', 10, 200, 'article-2');
  saveArticle('article-2');
  expect(cache.find('/one')).toBe(one);
  expect(cache.find('/two')).toBeUndefined();
  expect(cache.size().pages).toBe(1);
});

test('[page-freshness] a page rendered during a change is cached unless it read the changed data', async () => {
  const { cache, load, saveArticle } = newsroom();
  const [one, two] = [
    load('/one', 10, 200, 'article-1'),
    load('/two', 10, 200, 'article-2'),
  ] as const;
  saveArticle('article-2');
  // A request after the change doesn't share the earlier rendering.
  const again = load('/two', 10, 200, 'article-2');
  expect(await textOf(await two)).toContain('of 1');
  expect(await textOf(await again)).toContain('of 2');
  expect(cache.find('/one')).toBe(await one);
  expect(cache.find('/two')).toBe(await again);
});

test('memory is bounded, and the least recently used page is evicted first', async () => {
  const { cache, load } = newsroom(20_000);
  await load('/a', 1000);
  await load('/b', 1000);
  expect(cache.find('/a')).toBeDefined();
  await load('/c', 1000);
  expect(cache.find('/b')).toBeUndefined();
  expect(cache.find('/a')).toBeDefined();
  expect(cache.size().bytes).toBeLessThanOrEqual(20_000);
  await load('/huge', 10_000);
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('small pages count with their overhead', async () => {
  const { cache, load } = newsroom(1_000_000);
  for (let number = 1; number <= 1000; number += 1) await load(`/?page=${number}`);
  // Counted by their text alone, 43,434 addresses of 280 bytes each took 78 MB.
  expect(cache.size().pages).toBeLessThan(200);
});

test('a page older than a minute is served while it is rendered again', async () => {
  vi.useFakeTimers();
  try {
    const { cache, load, made, save } = newsroom();
    const first = await load('/');
    vi.advanceTimersByTime(61_000);
    expect(cache.find('/')).toBeUndefined();
    expect(await Promise.all([load('/'), load('/'), load('/')])).toEqual([first, first, first]);
    await vi.waitFor(() => expect(cache.find('/')).toBeDefined());
    expect(cache.find('/')).not.toBe(first);
    expect(made()).toBe(2);
    vi.advanceTimersByTime(61_000);
    save();
    expect(await textOf(await load('/'))).toContain('of 2');
    // While rendering fails, the old page is served without an unhandled rejection.
    vi.advanceTimersByTime(61_000);
    const failing = await cache.load('/', () => Promise.reject(new Error('away')));
    expect(await textOf(failing)).toContain('of 2');
    vi.advanceTimersByTime(60_000);
    expect(await load('/')).not.toBe(failing);
  } finally {
    vi.useRealTimers();
  }
});

test('an unused page is dropped after two minutes', async () => {
  vi.useFakeTimers();
  try {
    const { cache, load } = newsroom();
    await load('/a');
    vi.advanceTimersByTime(100_000);
    await load('/b');
    vi.advanceTimersByTime(40_000);
    await load('/c');
    expect(cache.size().pages).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('missing and failed pages are not cached', async () => {
  const { cache, load, made } = newsroom();
  await load('/nothing', 10, 404);
  expect(cache.find('/nothing')).toBeUndefined();
  await load('/nothing', 10, 404);
  expect(made()).toBe(2);
  const failing = () => cache.load('/broken', () => Promise.reject(new Error('broken')));
  await expect(failing()).rejects.toThrow('broken');
  expect(await textOf(await load('/broken'))).toContain('/broken');
});

test('a page that sets a cookie is never shared', async () => {
  const answer = new Response('hello', { headers: { 'set-cookie': 'daybreak=1' } });
  await expect(createSharedPage(answer, {})).rejects.toThrow('sets a cookie');
});

test('while rendering fails, the last page is served for an hour', async () => {
  vi.useFakeTimers();
  try {
    const { load, save, cache } = newsroom();
    const first = await load('/');
    vi.advanceTimersByTime(50 * 60_000);
    expect(await load('/', 10, 503)).toEqual({ ...first, isStale: true });
    const failing = cache.load('/', () => Promise.reject(new Error('away')));
    expect(await failing).toEqual({ ...first, isStale: true });
    vi.advanceTimersByTime(11 * 60_000);
    expect((await load('/', 10, 503)).status).toBe(503);
    const again = await load('/');
    expect(await textOf(again)).toBe('/ of 1    ');
    // A page outdated by a change that may have taken something back isn't served again.
    save();
    expect((await load('/', 10, 503)).status).toBe(503);
  } finally {
    vi.useRealTimers();
  }
});

describe('before a change is answered', () => {
  test('pages that were read lately are rendered again, and served meanwhile', async () => {
    const { cache, load, change, save, made } = newsroom();
    await load('/');
    const answered = change(save);
    expect(await textOf(cache.find('/') as SharedPage)).toContain('/ of 1');
    await answered;
    expect(await textOf(cache.find('/') as SharedPage)).toContain('/ of 2');
    expect(made()).toBe(2);
  });

  test('those that another process changed meanwhile are dropped', async () => {
    const { cache, load, change, saveElsewhere } = newsroom();
    await load('/');
    const answered = change(saveElsewhere);
    expect(cache.find('/')).toBeUndefined();
    await answered;
  });

  test('a page that is gone is not served again once somebody has seen that', async () => {
    const { cache, load, change, save, getStuck } = newsroom();
    await load('/gone');
    await setTimeout(2);
    // Is rendered first, and holds up the others.
    await load('/');
    getStuck();
    const answered = change(save);
    const gone = createSharedPage(new Response('Gone', { status: 404 }), {}, noReads);
    expect((await cache.loadCurrent('/gone', () => gone)).status).toBe(404);
    expect(cache.find('/gone')).toBeUndefined();
    await answered;
  });

  test('a page that nobody asks for again is rendered again once at most', async () => {
    const { cache, load, change, changeLater, save, made } = newsroom();
    await load('/');
    await change(save);
    await changeLater(save);
    expect(cache.find('/')).toBeUndefined();
    expect(made()).toBe(2);
  });

  test('those that nobody read for a second are dropped', async () => {
    const { cache, load, changeLater, save, made } = newsroom();
    await load('/');
    await changeLater(save);
    expect(cache.find('/')).toBeUndefined();
    expect(made()).toBe(1);
  });

  test('who follows a page gets the new one', async () => {
    const { cache, load, change, save } = newsroom();
    await load('/');
    const answered = change(save);
    const page = await cache.loadCurrent('/', () => pageOf('other'));
    expect(await textOf(page)).toContain('/ of 2');
    await answered;
  });

  test('a page that another change touches meanwhile is rendered once more', async () => {
    const { cache, load, change, saveArticle, made } = newsroom();
    await load('/');
    const answered = change(() => saveArticle('lead'));
    saveArticle('lead');
    await answered;
    expect(await textOf(cache.find('/') as SharedPage)).toContain('/ of 3');
    expect(made()).toBe(3);
  });

  test('a rendering that takes long leaves no outdated page', async () => {
    const { cache, load, change, save, getStuck } = newsroom();
    await load('/');
    getStuck();
    await change(save);
    expect(cache.find('/')).toBeUndefined();
  });
});
