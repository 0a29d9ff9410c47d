import type { RecordOf } from '#core/collections.ts';
import type { NewRecord, Sorting, Store, StoreChange } from '#core/ports.ts';
import {
  articleTitled,
  CASE_INSTANT,
  expectEqual,
  messageAbout,
  type StoreCase,
  stoppedClock,
} from './store-case.contract.ts';

/** Pseudo-random integers from 0 to below `most`, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Dated = Pick<RecordOf<'articles'>, 'id' | 'publishedAt'>;

/** The promised order of records, given newest insertion first. */
function modelOrder(stored: readonly Dated[]): string[] {
  let [at, leader] = [Number.POSITIVE_INFINITY, ''];
  const placed = stored.map(({ id, publishedAt }, rank) => {
    if (publishedAt !== undefined) [at, leader] = [Date.parse(publishedAt), id];
    return { id, at, leader, rank };
  });
  placed.sort((one, other) => {
    if (one.at !== other.at) return one.at > other.at ? -1 : 1;
    if (one.leader !== other.leader) return one.leader > other.leader ? -1 : 1;
    return one.rank - other.rank;
  });
  return placed.map(({ id }) => id);
}

/** One of a few instants, so that many are equal, or `undefined`. */
const anyInstant = (any: (most: number) => number): string | undefined =>
  any(4) === 0 ? undefined : new Date(CASE_INSTANT + any(6) * 60_000).toISOString();

interface Step {
  change: StoreChange;
  stored: readonly Dated[];
  chosen: Dated | undefined;
  fields: NewRecord<'articles'>;
  importedId: string;
}

/** Changes to a list; each returns the records stored afterwards. */
const steps = {
  write: async ({ change, stored, fields }: Step) => [
    await change.insert('articles', fields),
    ...stored,
  ],
  import: async ({ change, stored, fields, importedId: id }: Step) => {
    const put = await change.put('articles', { ...fields, id, version: undefined });
    const isKnown = stored.some((one) => one.id === id);
    return isKnown ? stored.map((one) => (one.id === id ? put : one)) : [put, ...stored];
  },
  backdate: async ({ change, stored, chosen, fields: { publishedAt } }: Step) => {
    const article = await change.get('articles', chosen?.id ?? '');
    if (!article) throw new Error('it is gone');
    const dated = await change.replace('articles', { ...article, publishedAt });
    return stored.map((one) => (one === chosen ? dated : one));
  },
  delete: async ({ change, stored, chosen }: Step) => {
    await change.remove('articles', chosen?.id ?? '');
    return stored.filter((one) => one !== chosen);
  },
};

const kinds = ['write', 'import', 'backdate', 'delete'] as const;

async function expectModel(store: Store, stored: readonly Dated[], after: string): Promise<void> {
  const where = { category: 'harbour' };
  const ids = (await store.read((view) => view.list('articles', { where }))).map(({ id }) => id);
  expectEqual(ids, modelOrder(stored), after);
  const shown = { ...where, picture: '/x.svg' };
  const byKey = await store.read((view) => view.list('articles', { where: shown, limit: 100 }));
  expectEqual(
    byKey.map(({ id }) => id),
    ids,
    `${after}, by key`,
  );
  const only = { picture: '/x.svg' };
  const keyed = await store.read((view) => view.list('articles', { where: only, limit: 100 }));
  expectEqual(
    keyed.map(({ id }) => id),
    ids,
    `${after}, by nothing else`,
  );
}

/** Pages through a list by cursors, two records at a time. */
async function walk(store: Store, sort?: Sorting<'articles'>): Promise<string[]> {
  const seen: string[] = [];
  const where = { category: 'harbour' };
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await store.read(async (view) => {
      const from = after ? { after } : {};
      const query = { where, ...from, ...(sort ? { sort } : {}), limit: 2 };
      const found = await view.list('articles', query);
      seen.push(...found.map(({ id }) => id));
      const last = found.at(-1);
      return last && view.placeOf('articles', last.id, sort);
    });
  }
  return seen;
}

/** Cases of list order and cursors. */
export const placingCases: StoreCase[] = [
  {
    title: '[list-order] by time, then id: whatever is written, imported, backdated or deleted',
    run: async (open) => {
      const store = await open(stoppedClock);
      const any = numbers(7);
      let stored: readonly Dated[] = [];
      const content = [{ id: 'b', type: 'image' as const, src: '/x.svg', alt: '' }];
      for (let step = 0; step < 60; step += 1) {
        const publishedAt = anyInstant(any);
        const fields = { ...articleTitled(`Step ${step}`, 'Harbour'), content, publishedAt };
        const chosen = stored[any(stored.length)];
        const kind = (chosen && kinds[any(kinds.length)]) ?? 'write';
        stored = await store.change((change) =>
          steps[kind]({
            change,
            stored,
            chosen,
            fields,
            importedId: `article-${1000 + any(9000)}`,
          }),
        );
        await expectModel(store, stored, `step ${step}, ${kind}`);
      }
      expectEqual(await walk(store), modelOrder(stored), 'walked');
      for (const by of ['title', 'published'] as const) {
        for (const isDescending of [false, true]) {
          const sort = { by, isDescending };
          const whole = await store.read((view) =>
            view.list('articles', { where: { category: 'harbour' }, sort }),
          );
          const ids = whole.map(({ id }) => id);
          expectEqual(await walk(store, sort), ids, `walked by ${by}, ${isDescending}`);
        }
      }
    },
  },
  {
    title: '[api-cursor] a cursor stays valid when its record is changed or removed',
    run: async (open) => {
      const store = await open(stoppedClock);
      const at = (minutes: number) => new Date(CASE_INSTANT + minutes * 60_000).toISOString();
      const insert = (title: string, minutes: number) =>
        store.change((change) =>
          change.insert('articles', {
            ...articleTitled(title, 'Harbour'),
            publishedAt: at(minutes),
          }),
        );
      const c = await insert('c', 30);
      const b = await insert('b', 20);
      await insert('a', 10);
      const place = await store.read((view) => view.placeOf('articles', c.id));
      const expectBehind = async (expected: string, message: string) => {
        const query = { where: { category: 'harbour' }, after: place ?? '', limit: 10 };
        const found = await store.read((view) => view.list('articles', query));
        expectEqual(found.map(({ title }) => title).join(' '), expected, message);
      };
      await expectBehind('b a', 'at first');
      await insert('d', 40);
      await expectBehind('b a', 'one is published before it');
      await insert('bb', 25);
      await expectBehind('bb b a', 'one is backdated to behind it');
      await store.change((change) => change.replace('articles', { ...c, publishedAt: at(5) }));
      await expectBehind('bb b a c', 'it is backdated itself');
      await store.change(async (change) => {
        await change.remove('articles', c.id);
        await change.remove('articles', b.id);
      });
      await expectBehind('bb a', 'it is deleted');
      expectEqual(await store.read((view) => view.placeOf('articles', c.id)), undefined);
    },
  },
  {
    title: '[api-cursor] cursors in a list by insertion, and texts that are no cursors',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        for (const subject of ['1', '2', '3', '4']) {
          await change.insert('messages', messageAbout(subject));
        }
      });
      const listed = (after: string) =>
        store.read(async (view) =>
          (await view.list('messages', { after, limit: 4 })).map(({ subject }) => subject),
        );
      const second = await store.read(async (view) => {
        const [, record] = await view.list('messages');
        return record?.id ?? '';
      });
      const place = await store.read((view) => view.placeOf('messages', second));
      expectEqual((await listed(place ?? '')).slice(0, 2), ['2', '1']);
      await store.change((change) => change.remove('messages', second));
      expectEqual((await listed(place ?? '')).slice(0, 2), ['2', '1'], 'its record is gone');
      const whole = await listed('');
      for (const odd of ['x', '[]', 'null', '["",1]', '["\\u0000",1e999,"a","b"]', '{"a":1}']) {
        expectEqual(await listed(odd), whole, odd);
      }
    },
  },
];
