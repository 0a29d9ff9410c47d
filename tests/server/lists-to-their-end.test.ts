import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskTabs } from '#core/article/desk-list/desk-tabs.ts';
import { listedNames } from '#core/back-office/visibility.ts';
import { type CollectionName, collections, sortsOf } from '#core/collections.ts';
import type { Ports, StoreChange } from '#core/ports.ts';
import { articleAt, fillWithMany } from '../release-stores/many-records.ts';
import { createTestApi } from '../support/newsroom/test-api.ts';
import { type SqlPlace, sqlEngines } from '../support/sql/sql-places.ts';

/** More than two pages of every list. */
const MANY = 45;
const LIVE = 'article-1700000000224';
const instant = '2026-11-20T06:30:00.000Z';

const otherKinds: Partial<Record<CollectionName, (at: number) => object>> = {
  advertisements: (at) => ({ name: `Campaign ${at}`, placement: 'article-body', active: true }),
  authors: (at) => ({ name: `Scribe ${at}`, slug: `scribe-${at}` }),
  categories: (at) => ({ name: at === 0 ? 'India' : `Section ${at}` }),
  drafts: (at) => ({ title: `Draft ${at}`, stage: at % 2 === 0 ? 'draft' : 'withdrawn' }),
  jobs: (at) => ({ kind: 'send-letter', state: 'done', dueAt: instant, payload: { at } }),
  liveEntries: (at) => ({ article: LIVE, at: instant, heading: `Entry ${at}` }),
  notifications: (at) => ({ title: `Notice ${at}`, message: 'Rain', sentAt: instant }),
  savedViews: (at) => ({ name: `View ${at}`, holder: 'user-1' }),
  tags: (at) => ({ name: `Tag ${at}`, slug: `tag-${at}` }),
  stories: (at) => ({ title: `Story ${at}`, coverImage: 'A cover', pages: [] }),
  videos: (at) => ({ title: `Film ${at}`, videoId: `film-${at}` }),
};

async function fill(change: StoreChange): Promise<void> {
  await fillWithMany(change, MANY);
  for (let at = 0; at < MANY; at += 1) {
    for (const name of Object.keys(otherKinds) as CollectionName[]) {
      const record = { id: `${name}-${at}`, ...otherKinds[name]?.(at) };
      await change.put(name, collections[name].schema.parse(record) as never);
    }
    const article = {
      ...articleAt(at, 3),
      bylines: [{ name: 'Scribe 0', authorId: 'authors-0' }],
      tagIds: ['tags-0'],
      corrections: [{ id: `c${at}`, text: 'A name.', at: instant }],
    };
    await change.put('articles', collections.articles.schema.parse(article) as never);
  }
  const live = { id: LIVE, startedAt: instant };
  await change.put('liveBlogs', collections.liveBlogs.schema.parse(live) as never);
}

interface Turned {
  page: number;
  pages: number;
  ids: string[];
}

/** Turns a list page by page; returns the ids on all of them. */
async function turn(read: (page: number) => Promise<Turned>): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const turned = await read(page);
    expect(turned.page).toBe(page);
    pages = turned.pages;
    ids.push(...turned.ids);
  }
  return ids;
}

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

interface Order extends Record<string, string> {}

const eachOrder = (names: readonly (string | undefined)[]): Order[] =>
  names.flatMap((sort) => (sort ? [{ sort }, { sort, order: 'desc' }] : [{}]));

type Ask = (path: string, query?: Record<string, string>) => Promise<never>;

const lists = (ask: Ask) => ({
  records: (name: string, query: Record<string, string>) =>
    turn(async (page) => {
      const list = await ask(`/admin/${name}`, { ...query, page: String(page) });
      const { pages, records, page: shown } = list as Turned & { records: { id: string }[] };
      return { page: shown, pages, ids: idsOf(records) };
    }),
  articles: (path: string, query: Record<string, string> = {}) =>
    turn(async (page) => {
      const list = await ask(path, { ...query, page: String(page) });
      const { pages, articles, page: shown } = list as Turned & { articles: { id: string }[] };
      return { page: shown, pages, ids: idsOf(articles) };
    }),
  byCursor: async (path: string, query: Record<string, string>, field: string) => {
    const ids: string[] = [];
    for (let cursor: string | undefined = '0'; cursor !== undefined; ) {
      const list = (await ask(path, { ...query, cursor })) as Record<string, unknown>;
      ids.push(...idsOf(list[field] as { id: string }[]));
      cursor = list.next as string | undefined;
    }
    return ids;
  },
});

const stores = [{ engine: 'local storage', newPlace: undefined }, ...sqlEngines] satisfies {
  engine: string;
  newPlace: (typeof sqlEngines)[number]['newPlace'] | undefined;
}[];

describe.each(stores)('every list turned to its end in $engine', ({ newPlace }) => {
  let place: SqlPlace | undefined;
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => place?.clear());

  async function open() {
    const ports: Partial<Ports> = {};
    if (newPlace) {
      place = await newPlace();
      Object.assign(ports, await place.open({ hasSamples: false }));
    }
    const api = createTestApi(
      { isAdminAuthenticated: 'true', articles: [], advertisements: [], categories: [] },
      {},
      pick(ports),
    );
    await api.store.change(fill);
    const answerOf = (path: string, query: Record<string, string> = {}) =>
      api.send('GET', `/api${path}?${new URLSearchParams(query)}`);
    const ask: Ask = async (path, query) => {
      const answer = await answerOf(path, query);
      expect(answer.status, path).toBe(200);
      return (await answer.json()) as never;
    };
    const stored = (name: CollectionName) =>
      api.store.read(async (view) => idsOf(await view.list(name)).sort());
    return { ...lists(ask), ask, answerOf, stored };
  }

  const pick = ({ store, search }: Partial<Ports>): Partial<Ports> => ({
    ...(store ? { store } : {}),
    ...(search ? { search } : {}),
  });

  test('the tables of the back office, by page and by cursor, in each order', async () => {
    const { records, byCursor, stored } = opened;
    for (const name of listedNames) {
      const all = await stored(name);
      for (const order of eachOrder([undefined, ...sortsOf(name)])) {
        expect((await records(name, order)).sort(), `${name} ${order.sort}`).toEqual(all);
      }
      const [sort = ''] = sortsOf(name);
      const sorted = sort ? { sort } : {};
      expect((await byCursor(`/admin/${name}`, sorted, 'records')).sort()).toEqual(all);
    }
  });

  test('tables with a filter and with a search', async () => {
    const { records } = opened;
    const active = await records('advertisements', { filter: 'active:true' });
    expect(new Set(active).size).toBe(MANY);
    expect(active).toHaveLength(MANY);
    const read = await records('messages', { filter: 'status:read', sort: 'name' });
    expect(new Set(read).size).toBe(22);
    expect(read).toHaveLength(22);
    const named = await records('tags', { q: 'Tag', sort: 'name', order: 'desc' });
    expect(new Set(named).size).toBe(MANY);
  });

  test('the desk: each tab in each order, and one category', async () => {
    const { records, ask, stored } = opened;
    const published = await stored('articles');
    expect(published.length).toBeGreaterThan(200);
    const { counts } = (await ask('/admin/desk')) as { counts: Record<string, number> };
    for (const tab of deskTabs) {
      for (const order of eachOrder([undefined, 'title', 'category', 'due'])) {
        const ids = await records('desk', { tab, ...order });
        expect(new Set(ids).size, `${tab} ${order.sort}`).toBe(counts[tab]);
        expect(ids).toHaveLength(counts[tab] ?? 0);
        if (tab === 'published') expect(ids.sort()).toEqual(published);
      }
    }
    const ofIndia = await records('desk', { tab: 'published', category: 'india', sort: 'title' });
    expect(new Set(ofIndia).size).toBe(ofIndia.length);
    expect(ofIndia.length).toBeGreaterThan(20);
  });

  test('the lists of readers: section, tag, author, corrections, search, live blog', async () => {
    const { articles, byCursor, ask, stored } = opened;
    const all = await stored('articles');
    const ofIndia = all.filter((id) => (Number(id.slice(8)) - 1_700_000_000_000) % 7 === 0);
    expect((await articles('/categories/india')).sort()).toEqual(ofIndia);
    for (const path of ['/tags/tag-0', '/authors/scribe-0', '/corrections']) {
      const ids = await articles(path);
      expect(new Set(ids).size, path).toBe(MANY);
      expect(ids, path).toHaveLength(MANY);
    }
    for (const order of eachOrder([undefined, 'published', 'title'])) {
      expect((await byCursor('/articles', order, 'articles')).sort()).toEqual(all);
    }
    const found = await turn(async (page) => {
      const list = (await ask('/search', { q: 'number', page: String(page) })) as Turned & {
        results: { article: { id: string } }[];
      };
      return { ...list, ids: list.results.map(({ article }) => article.id) };
    });
    // The samples of an empty storage have other words.
    const isOurs = (id: string) => id.length > 'article-9'.length;
    expect(found.filter(isOurs).sort()).toEqual(all.filter(isOurs));
    const entries = await turn(async (page) => {
      const { live } = (await ask(`/articles/${LIVE}`, { page: String(page) })) as {
        live: Turned & { entries: { id: string }[] };
      };
      return { ...live, ids: idsOf(live.entries) };
    });
    expect(new Set(entries).size).toBe(MANY);
  });

  test('a page past the end is the last one, with its number; nonsense is refused in the newsroom', async () => {
    const { ask, answerOf } = opened;
    const past = (await ask('/categories/india', { page: '999' })) as Turned & { articles: [] };
    expect(past.page).toBe(past.pages);
    expect(past.articles.length).toBeGreaterThan(0);
    const desk = (await ask('/admin/desk', { tab: 'published', page: '999' })) as Turned;
    expect(desk.page).toBe(desk.pages);
    expect(((await ask('/categories/india', { page: 'abc' })) as Turned).page).toBe(1);
    for (const [path, query] of [
      ['/admin/desk', { page: 'abc' }],
      ['/admin/desk', { page: '0' }],
      ['/admin/desk', { order: 'sideways' }],
      ['/admin/desk', { sort: 'constructor' }],
      ['/admin/desk', { tab: 'nowhere' }],
      ['/admin/desk/schedule', { week: 'soon' }],
      ['/admin/tags', { page: '-1' }],
      ['/admin/tags', { page: '1.5' }],
      ['/admin/tags', { order: 'up' }],
      ['/admin/tags', { sort: '__proto__' }],
      ['/admin/tags', { filter: 'toString:1' }],
    ] as const) {
      const answer = await answerOf(path, query);
      expect(answer.status, `${path} ${JSON.stringify(query)}`).toBe(422);
      expect(await answer.text()).toMatch(/understood|sorted|filter/);
    }
  });
});
