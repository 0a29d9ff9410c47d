import type { SortOf } from '#core/collections.ts';
import type { ListQuery, Store, StoreView } from '#core/ports.ts';
import {
  articleTitled,
  CASE_INSTANT,
  entryAbout,
  expectEqual,
  type StoreCase,
  stoppedClock,
  userNamed,
} from './store-case.contract.ts';

const insertUsers = (store: Store, users: object[]) =>
  store.change(async (change) => {
    for (const fields of users) await change.insert('users', { ...userNamed('Ravi'), ...fields });
  });

const namesIn = async (view: StoreView, query: ListQuery<'users'>) => {
  const list = await view.list('users', query);
  expectEqual((await view.list('users', { ...query, limit: 1 })).length, Math.min(1, list.length));
  return list.map(({ name }) => name);
};

const endless = Array.from({ length: 3000 }, (_, at) => `word${at}`).join(' ');

/** Cases of searching and sorting lists. */
export const listingCases: StoreCase[] = [
  {
    title: '[admin-search] a search finds records with all of its words, ignoring case and accents',
    run: async (open) => {
      const store = await open(stoppedClock);
      await insertUsers(store, [
        { name: 'Élodie Blanc', email: 'one@example.com' },
        { name: 'Asha Blanc', email: 'two@example.com' },
        { name: 'आशा राव', email: 'three@example.org' },
      ]);
      const expected: [search: string, names: string[]][] = [
        ['', ['Élodie Blanc', 'Asha Blanc', 'आशा राव']],
        [' \n', ['Élodie Blanc', 'Asha Blanc', 'आशा राव']],
        ['blanc', ['Élodie Blanc', 'Asha Blanc']],
        ['BLANC elodie', ['Élodie Blanc']],
        ['élodie', ['Élodie Blanc']],
        ['E\u0301lodie', ['Élodie Blanc']],
        ['asha two', ['Asha Blanc']],
        ['lan', ['Élodie Blanc', 'Asha Blanc']],
        ['राव', ['आशा राव']],
        ['example.org', ['आशा राव']],
        ['asha elodie', []],
        ["x' or '1'='1", []],
        ['zzz%', []],
        // Eight words count; the thousands after them neither narrow the list nor fail.
        [`elodie blanc one example com lan odie exa ${endless}`, ['Élodie Blanc']],
      ];
      for (const [search, names] of expected) {
        const found = await store.read((view) => namesIn(view, { search }));
        expectEqual(found, names, JSON.stringify(search));
        const count = await store.read((view) => view.count('users', { search }));
        expectEqual(count, names.length, `count of ${JSON.stringify(search)}`);
      }
    },
  },
  {
    title: 'a search never matches passwords',
    run: async (open) => {
      const store = await open(stoppedClock);
      await insertUsers(store, [{ password: '$pbkdf2hash' }]);
      expectEqual(await store.read((view) => view.count('users', { search: 'pbkdf2hash' })), 0);
    },
  },
  {
    title: '[admin-sort] a list is sorted both ways, and equals keep the collection’s order',
    run: async (open) => {
      const store = await open(stoppedClock);
      await insertUsers(store, [
        { name: 'c', subscribed: false, createdAt: '2026-11-02T00:00:00.000Z' },
        { name: 'A', subscribed: true, createdAt: '2026-11-03T00:00:00.000Z' },
        { name: 'b', subscribed: false, createdAt: '2026-11-01T00:00:00.000Z' },
        { name: 'É', subscribed: true, createdAt: '2026-11-04T00:00:00.000Z' },
        { name: 'd', subscribed: false, createdAt: '2026-11-04T00:00:00.000Z' },
      ]);
      const by = (sort: SortOf<'users'>, isDescending: boolean) =>
        store.read((view) => namesIn(view, { sort: { by: sort, isDescending } }));
      expectEqual(await by('name', false), ['A', 'b', 'c', 'd', 'É'], 'by name');
      expectEqual(await by('name', true), ['É', 'd', 'c', 'b', 'A'], 'by name, down');
      expectEqual(await by('created', false), ['b', 'c', 'A', 'É', 'd'], 'by instant');
      expectEqual(await by('created', true), ['É', 'd', 'A', 'c', 'b'], 'by instant, down');
      expectEqual(await by('subscription', false), ['A', 'É', 'c', 'b', 'd'], 'by switch');
      expectEqual(await by('subscription', true), ['c', 'b', 'd', 'A', 'É'], 'by switch, down');
    },
  },
  {
    title: '[admin-sort] numbers are sorted as numbers',
    run: async (open) => {
      const store = await open(stoppedClock);
      const before = await store.read((view) => view.list('stories'));
      await store.change(async (change) => {
        for (const length of [10, 9, 100]) {
          const page = { type: 'image' as const, src: '', alt: '', text: '' };
          const pages = Array.from({ length }, () => page);
          const story = { title: `${length}`, coverImage: 'x', coverImageSrc: '', pages };
          await change.insert('stories', story);
        }
      });
      const sort = { by: 'pages' as const, isDescending: true };
      const titles = await store.read(async (view) =>
        (await view.list('stories', { sort, limit: 3 })).map(({ title }) => title),
      );
      expectEqual(titles, ['100', '10', '9']);
      expectEqual(await store.read((view) => view.count('stories')), before.length + 3);
    },
  },
  {
    title: '[admin-paging] filter, search, sort and limit combine, in this order',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        for (const title of ['Rain 3', 'Sun 1', 'Rain 1', 'Rain 4', 'Rain 2']) {
          await change.insert('articles', articleTitled(title, 'Harbour', title !== 'Rain 4'));
        }
        await change.insert('articles', articleTitled('Rain 0', 'Elsewhere', true));
      });
      const query: ListQuery<'articles'> = {
        where: { category: 'harbour', featured: 'true' },
        search: 'rain',
        sort: { by: 'title', isDescending: true },
        offset: 1,
        limit: 1,
      };
      await store.read(async (view) => {
        const list = await view.list('articles', query);
        expectEqual(
          list.map(({ title }) => title),
          ['Rain 2'],
        );
        expectEqual(await view.count('articles', { where: query.where ?? {}, search: 'rain' }), 3);
      });
    },
  },
  {
    title: '[list-order] articles are listed by time, undated ones after their predecessor',
    run: async (open) => {
      const store = await open(stoppedClock);
      const at = (minutes: number | undefined) => ({
        publishedAt:
          minutes === undefined
            ? undefined
            : new Date(CASE_INSTANT + minutes * 60_000).toISOString(),
      });
      const insert = (title: string, minutes?: number, isFeatured = false) =>
        store.change((change) =>
          change.insert('articles', {
            ...articleTitled(title, 'Harbour', isFeatured),
            ...at(minutes),
          }),
        );
      const expectOrder = async (expected: string, after: string) => {
        await store.read(async (view) => {
          const titlesOf = async (query: ListQuery<'articles'>) =>
            (await view.list('articles', query)).map(({ title }) => title).join(' ');
          const where = { category: 'harbour' };
          expectEqual(await titlesOf({ where }), expected, after);
          // The samples are older than all of these.
          expectEqual(
            await titlesOf({ limit: expected.split(' ').length }),
            expected,
            `${after}, all`,
          );
          const cut = expected.split(' ').slice(1, 3).join(' ');
          expectEqual(await titlesOf({ where, offset: 1, limit: 2 }), cut, `${after}, cut`);
        });
      };
      const late = await insert('late', 30);
      await insert('undated');
      await expectOrder('undated late', 'none before the undated one');
      const early = await insert('early', 10);
      await expectOrder('late early undated', 'a backdated one before it');
      const newest = await insert('newest', 40);
      await insert('between', 20, true);
      await insert('twin', 20, true);
      await expectOrder('newest late twin between early undated', 'written in any order');
      await store.change((change) => change.replace('articles', { ...early, ...at(50) }));
      await expectOrder('early undated newest late twin between', 'its date was changed');
      await store.change((change) => change.replace('articles', { ...newest, ...at(undefined) }));
      await expectOrder('early undated late twin between newest', 'its date was taken away');
      await store.change(async (change) => {
        for (const id of [early.id, late.id]) await change.remove('articles', id);
        await change.put('articles', {
          ...articleTitled('imported', 'Harbour', true),
          ...at(25),
          id: 'article-7',
          version: 3,
        });
      });
      await expectOrder('imported twin between newest undated', 'deleted and imported');
      await store.read(async (view) => {
        const [first] = await view.list('articles', {
          where: { category: 'harbour', featured: 'true' },
          limit: 1,
        });
        expectEqual(first?.title, 'imported', 'the newest of the featured');
      });
    },
  },
  {
    title: 'searches and sorts within a change include its own writes',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        await change.insert('activity', entryAbout('Élan'));
        await change.insert('activity', { ...entryAbout('élan'), action: 'Begun' });
        const list = await change.list('activity', {
          search: 'elan',
          sort: { by: 'action', isDescending: true },
        });
        expectEqual(
          list.map(({ action }) => action),
          ['Tested', 'Begun'],
        );
        expectEqual(await change.count('activity', { search: 'begun' }), 1);
      });
    },
  },
];
