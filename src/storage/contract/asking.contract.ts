import type { ListQuery, Store, Where } from '#core/ports.ts';
import {
  articleTitled,
  CASE_INSTANT,
  expectEqual,
  type StoreCase,
  stoppedClock,
  userNamed,
} from './store-case.contract.ts';

const titlesOf = (store: Store, query: ListQuery<'articles'>): Promise<string> =>
  store.read(async (view) =>
    (await view.list('articles', query)).map(({ title }) => title).join(' '),
  );

/** Checks a query's results, with and without limits, and its count. */
async function expectFound(store: Store, where: Where<'articles'>, expected: string) {
  const question = JSON.stringify(where);
  expectEqual(await titlesOf(store, { where }), expected, question);
  const all = expected === '' ? [] : expected.split(' ');
  expectEqual(await titlesOf(store, { where, limit: 1 }), all.slice(0, 1).join(' '), question);
  const cut = all.slice(1, 3).join(' ');
  expectEqual(await titlesOf(store, { where, offset: 1, limit: 2 }), cut, question);
  expectEqual(await store.read((view) => view.count('articles', { where })), all.length, question);
}

const picture = (src: string, at: number) => ({
  id: `i${at}`,
  type: 'image' as const,
  src,
  alt: '',
});

const illustrated = (title: string, sources: readonly string[], minutes: number | undefined) => ({
  ...articleTitled(title, 'Harbour', title.length % 2 === 0),
  content: sources.map(picture),
  publishedAt:
    minutes === undefined ? undefined : new Date(CASE_INSTANT + minutes * 60_000).toISOString(),
});

/** Longer than an index entry may be, with all characters that need escaping. */
const odd = `/media/100%_"a\\b'\u0000${'🌅'.repeat(400)}.avif`;

/** Cases of queries by fields. */
export const askingCases: StoreCase[] = [
  {
    title: 'where: equal to a text, one of several, and not',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        for (const [title, category] of [
          ['one', 'Harbour'],
          ['two', 'Coast'],
          ['three', "O'Hara"],
        ]) {
          await change.insert('articles', {
            ...articleTitled(title ?? '', category, title === 'two'),
            writerId: 'user-1',
          });
        }
      });
      const writer = 'user-1';
      const expected: [where: Where<'articles'>, titles: string][] = [
        [{ writer }, 'three two one'],
        [{ writer, categoryName: "O'Hara" }, 'three'],
        [{ writer, categoryName: { oneOf: ['Harbour', "O'Hara", 'Nowhere'] } }, 'three one'],
        [{ writer, categoryName: { oneOf: [] } }, ''],
        [{ writer, categoryName: { not: 'Coast' } }, 'three one'],
        [{ writer, categoryName: { not: { oneOf: ['Coast', 'Harbour'] } } }, 'three'],
        [{ writer, categoryName: { not: { not: 'Coast' } } }, 'two'],
        [{ writer, featured: 'true', categoryName: { not: 'Harbour' } }, 'two'],
        [{ writer, featured: undefined }, 'three two one'],
      ];
      for (const [where, titles] of expected) await expectFound(store, where, titles);
    },
  },
  {
    title: 'where: numbers strictly between two bounds',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        for (const [title, minutes] of [
          ['d', undefined],
          ['a', 0],
          ['b', 1],
          ['c', 2],
        ] as const) {
          await change.insert('articles', illustrated(title, [], minutes));
        }
      });
      const at = (minutes: number) => CASE_INSTANT + minutes * 60_000;
      const category = 'harbour';
      const expected: [where: Where<'articles'>, titles: string][] = [
        [{ category, published: { after: at(0) } }, 'c b'],
        [{ category, published: { after: at(0), before: at(2) } }, 'b'],
        [{ category, published: { before: at(1) } }, 'a d'],
        [{ category, published: { not: { after: at(0), before: at(2) } } }, 'c a d'],
        [{ category, published: at(1) }, 'b'],
        [{ category, published: { oneOf: [at(0), at(2)] } }, 'c a'],
        [{ category, published: {} }, 'c b a d'],
        [{ category, published: 0 }, 'd'],
      ];
      for (const [where, titles] of expected) await expectFound(store, where, titles);
    },
  },
  {
    title: 'where: a key with any number of values per record',
    run: async (open) => {
      const store = await open(stoppedClock);
      const [first] = await store.change(async (change) => [
        await change.insert('articles', illustrated('late', ['/a.svg', '/b.svg', '/a.svg'], 30)),
        await change.insert('articles', illustrated('none', [], 20)),
        await change.insert('articles', illustrated('early', ['/b.svg', odd], 10)),
        await change.insert('articles', illustrated('undated', ['/b.svg'], undefined)),
      ]);
      const category = 'harbour';
      const expected: [where: Where<'articles'>, titles: string][] = [
        [{ picture: '/a.svg' }, 'late'],
        [{ picture: '/b.svg' }, 'undated late early'],
        [{ picture: '/B.svg' }, ''],
        [{ picture: odd }, 'early'],
        [{ picture: `${odd}x` }, ''],
        [{ picture: { oneOf: ['/a.svg', odd] } }, 'late early'],
        [{ category, picture: { not: '/b.svg' } }, 'none'],
        [{ category, picture: { not: { oneOf: [odd] } } }, 'undated late none'],
        [{ category, picture: '/b.svg', published: { after: CASE_INSTANT } }, 'late early'],
      ];
      for (const [where, titles] of expected) await expectFound(store, where, titles);
      await store.change(async (change) => {
        const sources = ['/c.svg', '/b.svg'];
        await change.replace('articles', { ...first, ...illustrated('late', sources, 5) });
        const [undated] = await change.list('articles', { where: { category, published: 0 } });
        await change.remove('articles', undated?.id ?? '');
        await change.amend('articles', { picture: odd }, { title: 'amended', content: [] });
      });
      await expectFound(store, { picture: '/a.svg' }, '');
      await expectFound(store, { picture: '/b.svg' }, 'late');
      await expectFound(store, { picture: odd }, '');
      await expectFound(
        store,
        { picture: { not: { oneOf: ['/c.svg'] } }, category },
        'none amended',
      );
    },
  },
  {
    title: 'where: ids',
    run: async (open) => {
      const store = await open(stoppedClock);
      const ids = await store.change(async (change) => [
        (await change.insert('articles', articleTitled('one', 'Harbour', false))).id,
        (await change.insert('articles', articleTitled('two', 'Harbour', false))).id,
        (await change.insert('articles', articleTitled('three', 'Coast', false))).id,
      ]);
      const [one = '', two = '', three = ''] = ids;
      const category = { oneOf: ['harbour', 'coast'] };
      await expectFound(store, { id: two }, 'two');
      await expectFound(store, { id: { oneOf: [one, three, 'article-x'] } }, 'three one');
      await expectFound(store, { id: { oneOf: ids }, category: 'coast' }, 'three');
      await expectFound(store, { id: { oneOf: [] } }, '');
      await expectFound(store, { id: { not: two }, category }, 'three one');
    },
  },
  {
    title: 'searchesText: words in the text of articles, behind the paywall too',
    run: async (open) => {
      const store = await open(stoppedClock);
      const texted = (title: string, content: string) => ({
        ...articleTitled(title, 'Harbour', false),
        isPremium: true,
        content: ['Open.', 'Open.', 'Open.', content].map((text, at) => ({
          ...{ id: `p${at}`, type: 'paragraph' as const, content: text },
        })),
      });
      await store.change(async (change) => {
        await change.insert('articles', texted('tide', 'Zürich sleeps at noon.'));
        await change.insert('articles', texted('ebb', 'Nothing of the kind.'));
      });
      const where = { category: 'harbour' };
      const expected: [search: string, titles: string][] = [
        ['zurich', 'tide'],
        ['ZÜR sleep', 'tide'],
        ['tide zürich', 'tide'],
        ['zürich nothing', ''],
        ['ide', 'tide'],
        ['open', 'ebb tide'],
        ['', 'ebb tide'],
      ];
      for (const [search, titles] of expected) {
        const query = { where, search, searchesText: true };
        expectEqual(await titlesOf(store, query), titles, search);
        const count = await store.read((view) => view.count('articles', query));
        expectEqual(count, titles.split(' ').filter(Boolean).length, search);
      }
      expectEqual(await titlesOf(store, { where, search: 'zurich' }), '', 'fields alone');
    },
  },
  {
    title: 'an unknown field from outside matches nothing',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change((change) => change.insert('users', userNamed('Ravi')));
      for (const field of ['__proto__', 'constructor', "x' or 1=1 --", 'password']) {
        const where = { [field]: 'x' } as Where<'users'>;
        expectEqual(await store.read((view) => view.count('users', { where })), 0, field);
      }
    },
  },
];
