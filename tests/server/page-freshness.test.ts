import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitor } from '#core/actor.ts';
import type { Article } from '#core/article/article.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { StoreChange } from '#core/ports.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createSharedPage } from '#server/pages/shared-page.ts';
import { articleTitled, CASE_INSTANT } from '#storage/contract/store-case.contract.ts';
import type { Database } from '#storage/sql/database.ts';
import { openEngine } from '#storage/sql/open-database.ts';
import { createTestPorts } from '../support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines } from '../support/sql/sql-places.ts';

const HOUR = 3_600_000;
const ARTICLES = 90;
const sections = ['Tech', 'Business', 'World'];
const instant = (at: number): string => new Date(CASE_INSTANT + at * HOUR).toISOString();
const id = (at: number): string => `article-${1000 + at}`;

const paragraphs = (tenth: string): Article['content'] =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `p${at}`,
    type: 'paragraph',
    content: at === 9 ? tenth : `Paragraph ${at}.`,
  }));

/** Stores ninety articles, the newest last, in the three sections by turns. */
async function fill({ store }: Database): Promise<void> {
  await store.change(async (change) => {
    for (let at = 0; at < ARTICLES; at += 1) {
      await change.put('articles', {
        ...articleTitled(`Article ${at}`, sections[at % 3]),
        publishedAt: instant(at),
        content: paragraphs('Before.'),
        id: id(at),
        version: undefined,
      });
    }
  });
}

/** Pages of a newsroom in the server's page cache. */
function openPages(database: Database) {
  const { ports } = createTestPorts({}, { ...database, edition: 'server' });
  const newsroom = createNewsroom(ports);
  const readings: Record<string, () => Promise<unknown>> = {
    front: () => newsroom.readFront(visitor, {}),
    'tech article': () => newsroom.readArticle(visitor, { id: id(87) }),
    'world article': () => newsroom.readArticle(visitor, { id: id(2) }),
    feed: async () => [
      await newsroom.readSite(visitor, {}),
      await newsroom.listArticles(visitor, { category: 'tech', limit: 10, isDescending: false }),
    ],
    about: () => newsroom.readSite(visitor, {}),
    stories: () => newsroom.listStories(visitor, {}),
    search: () => newsroom.searchArticles(visitor, { term: 'article', page: 1 }),
  };
  for (const [name, page] of [
    ['tech', 1],
    ['business', 1],
    ['world', 1],
    ['world', 2],
  ] as const) {
    readings[`${name} ${page}`] = () =>
      newsroom.readCategoryFront(visitor, { category: name, page });
  }
  const names = Object.keys(readings);
  const cache = createPageCache(database);
  const makePage = async (name: string) => {
    const { value, ...reads } = await database.readAsPage(async () => readings[name]?.());
    return createSharedPage(Response.json(value), {}, reads);
  };
  const textOf = async (name: string): Promise<string> => {
    const page = cache.find(name);
    return page ? Buffer.from((await page.form('identity')).body).toString() : '';
  };
  return {
    names,
    load: async () => {
      for (const name of names) await cache.load(name, () => makePage(name));
    },
    dropped: () => names.filter((name) => !cache.find(name)),
    /** Names of cached pages that differ from what would be rendered now. */
    stale: async (): Promise<string[]> => {
      const found: string[] = [];
      for (const name of names.filter((one) => cache.find(one))) {
        if ((await textOf(name)) !== JSON.stringify(await readings[name]?.())) found.push(name);
      }
      return found;
    },
  };
}

const edit = (change: StoreChange, which: string, fields: Partial<Article>) =>
  change.get('articles', which).then((article) => {
    if (!article) throw new Error(`${which} is not there`);
    return change.replace('articles', { ...article, ...fields });
  });

const withArticles = ['front', 'tech article', 'world article', 'search'];

describe.each(sqlEngines)(
  '[page-freshness] pages kept over $engine',
  {
    timeout: 120_000,
  },
  ({ newPlace }) => {
    let place: SqlPlace;
    /** Two handles on one database, like two processes. */
    let reading: Database;
    let writing: Database;
    let pages: ReturnType<typeof openPages>;

    beforeEach(async () => {
      place = await newPlace();
      reading = await place.open({ hasSamples: false });
      writing = await place.open({ hasSamples: false });
      await fill(writing);
      pages = openPages(reading);
      await told();
      await pages.load();
    }, 60_000);
    afterEach(async () => place?.clear());

    /** Waits until one process has received the other's changes. */
    const told = () =>
      vi.waitFor(() => expect(reading.contentVersion()).toBe(writing.contentVersion()), {
        timeout: 10_000,
        interval: 5,
      });

    async function droppedBy(work: (change: StoreChange) => Promise<unknown>): Promise<string[]> {
      expect(pages.dropped()).toEqual([]);
      await writing.store.change(work);
      await told();
      const dropped = pages.dropped();
      expect(await pages.stale()).toEqual([]);
      await pages.load();
      return dropped.sort();
    }

    test('are dropped after a save in another process only if they read what it changed', async () => {
      const correction = { content: paragraphs('After.'), updatedAt: instant(200) };
      expect(await droppedBy((change) => edit(change, id(87), correction))).toEqual(
        ['feed', 'search', 'tech article'].sort(),
      );
      // `id(5)` is on the second page of its section; `id(0)` is on none of these pages.
      expect(await droppedBy((change) => edit(change, id(5), { title: 'Of old' }))).toEqual(
        ['search', 'world 2'].sort(),
      );
      expect(await droppedBy((change) => edit(change, id(0), { title: 'As old' }))).toEqual([
        'search',
      ]);
      expect(
        await droppedBy((change) =>
          change.insert('articles', {
            ...articleTitled('News', 'Tech'),
            publishedAt: instant(100),
          }),
        ),
      ).toEqual([...withArticles, 'feed', 'tech 1'].sort());
      expect(
        await droppedBy((change) =>
          change.insert('messages', {
            name: 'Asha',
            email: 'asha@example.com',
            subject: '',
            message: 'Hello',
            status: 'new',
            createdAt: instant(0),
          }),
        ),
      ).toEqual([]);
      expect(await droppedBy((change) => change.insert('categories', { name: 'Tides' }))).toEqual(
        // Links of cards and articles have the address and the colour of their category.
        pages.names.filter((name) => name !== 'stories').sort(),
      );
    });

    test('miss nothing when several processes save by turns', async () => {
      const dropped = new Set<string>();
      for (let serial = 0; serial < 10; serial += 1) {
        // Neither waits for the other's changes.
        const { store } = serial % 2 === 0 ? writing : reading;
        await store.change((change) => edit(change, id(5), { title: `Old ${serial}` }));
        for (const name of pages.dropped()) dropped.add(name);
      }
      await told();
      for (const name of pages.dropped()) dropped.add(name);
      expect([...dropped].sort()).toEqual(['search', 'world 2']);
    });

    test('are never stale, whatever another process changes', async () => {
      let state = 7;
      const random = (below: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        return Math.floor((state / 2 ** 31) * below);
      };
      const any = async (change: StoreChange): Promise<Article> => {
        const all = await change.list('articles');
        const found = all[random(3) === 0 ? random(all.length) : random(12)];
        if (!found) throw new Error('no article is left');
        return found;
      };
      const section = () => sections[random(3)] ?? '';
      const undated = { publishedAt: undefined };
      const changes: ((change: StoreChange) => Promise<unknown>)[] = [
        async (change) => edit(change, (await any(change)).id, { title: `Title ${random(1e6)}` }),
        async (change) => edit(change, (await any(change)).id, { content: paragraphs('Again.') }),
        async (change) => edit(change, (await any(change)).id, { category: section() }),
        async (change) => edit(change, (await any(change)).id, { isFeatured: random(2) === 0 }),
        async (change) =>
          edit(change, (await any(change)).id, { publishedAt: instant(random(200)) }),
        async (change) => edit(change, (await any(change)).id, undated),
        async (change) => change.remove('articles', (await any(change)).id),
        (change) =>
          change.insert('articles', {
            ...articleTitled(`New ${random(1e6)}`, section()),
            publishedAt: instant(random(200)),
          }),
        (change) =>
          change.insert('articles', { ...articleTitled('Undated', section()), ...undated }),
        (change) =>
          change.amend('articles', { category: 'tech' }, { author: `Writer ${random(1e6)}` }),
      ];
      let kept = 0;
      for (let round = 0; round < 35; round += 1) {
        await (random(2) === 0 ? writing : reading).store.change(async (change) => {
          await changes[random(changes.length)]?.(change);
          if (random(4) === 0) await changes[random(changes.length)]?.(change);
        });
        await told();
        expect(await pages.stale(), `round ${round}`).toEqual([]);
        kept += pages.names.length - pages.dropped().length;
        await pages.load();
      }
      // Guards against a test that proves nothing.
      expect(kept).toBeGreaterThan(35 * 2);
    });

    test('are all dropped that read a collection whose notifications were missed', async () => {
      const engine = await openEngine({ ...place.address, report: () => {} });
      await engine.change(async (queries) => {
        await sql`update changes set version = version + 1 where collection = 'articles'`.execute(
          queries,
        );
      });
      await engine.close();
      await writing.store.change((change) => edit(change, id(5), { title: 'Of old' }));
      await told();
      expect(pages.dropped()).toEqual(
        pages.names.filter((name) => name !== 'about' && name !== 'stories'),
      );
    });
  },
);
