import { collectionNames, collections } from '#core/collections.ts';
import {
  articleTitled,
  expectEqual,
  expectTrue,
  messageAbout,
  type StoreCase,
  stoppedClock,
  userNamed,
} from './store-case.contract.ts';

/** Cases of reads. */
export const readingCases: StoreCase[] = [
  {
    title: '[storage-empty] an unused place reads as the samples',
    run: async (open) => {
      const store = await open(stoppedClock);
      for (const name of collectionNames) {
        const definition: { samples?: (now: Date) => { id: string }[] } = collections[name];
        const expected = definition.samples?.(stoppedClock.now()) ?? [];
        const read = await store.read((view) => view.list(name));
        expectEqual(
          read.map(({ id }) => id),
          expected.map(({ id }) => id),
          name,
        );
      }
    },
  },
  {
    title: 'a record is found by its id, an unknown id finds nothing',
    run: async (open) => {
      const store = await open(stoppedClock);
      const { id } = await store.change((change) => change.insert('users', userNamed('Ravi')));
      const found = await store.read((view) => view.get('users', id));
      expectEqual(found?.name, 'Ravi');
      for (const unknown of ['user-0', '', '__proto__', "'; drop table users; --"]) {
        expectEqual(await store.read((view) => view.get('users', unknown)), undefined, unknown);
      }
    },
  },
  {
    title: 'lists and counts are narrowed by the declared filters, all of them together',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        await change.insert('articles', articleTitled('One', 'Web Stories'));
        await change.insert('articles', articleTitled('Two', 'web stories', true));
        await change.insert('articles', articleTitled('Three', 'Harbour', true));
      });
      const titles = (where: { category?: string; featured?: string }) =>
        store.read(async (view) => {
          const list = await view.list('articles', { where });
          expectEqual(await view.count('articles', { where }), list.length, 'count');
          return list.map(({ title }) => title);
        });
      expectEqual(await titles({ category: 'web-stories' }), ['Two', 'One']);
      expectEqual(await titles({ category: 'web-stories', featured: 'true' }), ['Two']);
      expectEqual(await titles({ category: 'nothing-is-here' }), []);
    },
  },
  {
    title: 'offset and limit cut a list; past its end it is empty',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        for (const name of ['A', 'B', 'C', 'D']) await change.insert('users', userNamed(name));
      });
      const names = (query: { offset?: number; limit?: number }) =>
        store.read(async (view) => (await view.list('users', query)).map(({ name }) => name));
      expectEqual(await names({}), ['A', 'B', 'C', 'D']);
      expectEqual(await names({ limit: 2 }), ['A', 'B']);
      expectEqual(await names({ offset: 1, limit: 2 }), ['B', 'C']);
      expectEqual(await names({ offset: 3 }), ['D']);
      expectEqual(await names({ offset: 9, limit: 2 }), []);
      expectEqual(await names({ limit: 0 }), []);
      expectEqual(await store.read((view) => view.count('users')), 4, 'count');
    },
  },
  {
    title: 'a standing collection is complete, in order, and includes every finished change',
    run: async (open) => {
      const store = await open(stoppedClock);
      const other = await open(stoppedClock);
      const names = async () => (await store.standing('categories')).map(({ name }) => name);
      const listed = await store.read((view) => view.list('categories'));
      expectEqual(await store.standing('categories'), listed);
      for (const name of ['Harbour', 'Tides']) {
        await store.change((change) => change.insert('categories', { name }));
        expectEqual((await names()).at(-1), name, 'its own change');
      }
      await store.read(async (view) => {
        await view.count('categories');
        await other.change((change) => change.insert('categories', { name: 'Elsewhere' }));
        // Read in a snapshot older than the change: the result must not be cached.
        await names();
      });
      const end = Date.now() + 1_000;
      while ((await names()).at(-1) !== 'Elsewhere' && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      expectEqual((await names()).slice(-2), ['Tides', 'Elsewhere'], 'a change by another');
    },
  },
  {
    title: 'a read sees one state while changes are made',
    run: async (open) => {
      const store = await open(stoppedClock);
      const other = await open(stoppedClock);
      await store.read(async (view) => {
        const before = await view.count('messages');
        await other.change(async (change) => {
          await change.insert('messages', messageAbout('Late'));
          await change.insert('users', userNamed('Late'));
        });
        expectEqual(await view.count('messages'), before, 'the same collection');
        expectEqual(await view.count('users'), 0, 'another collection');
      });
      const after = await store.read((view) => view.count('messages'));
      expectTrue(after === 1, 'the next read sees the change');
    },
  },
];
