import { ACTIVITY_LIMIT } from '#core/activity/activity-entry.ts';
import type { CollectionName } from '#core/collections.ts';
import type { Store } from '#core/ports.ts';
import {
  articleTitled,
  entryAbout,
  expectEqual,
  failureOf,
  messageAbout,
  type StoreCase,
  stoppedClock,
  userNamed,
} from './store-case.contract.ts';

const increment = (store: Store, id: string) =>
  store.change(async (change) => {
    const user = await change.get('users', id);
    if (!user) throw new Error('the user is gone');
    await change.replace('users', { ...user, visits: Number(user.visits ?? 0) + 1 });
  });

/** Cases of durability, of several programs, and of listeners. */
export const lastingCases: StoreCase[] = [
  {
    title: 'records stored by one program are read by another',
    run: async (open) => {
      const store = await open(stoppedClock);
      const user = await store.change((change) => change.insert('users', userNamed('Ravi')));
      const other = await open(stoppedClock);
      expectEqual(await other.read((view) => view.list('users')), [user]);
    },
  },
  {
    title: '[storage-unknown] unknown fields and block types survive a round trip',
    run: async (open) => {
      const content = [
        { id: 'b1', type: 'poll', question: 'Tea?', options: [{ label: 'Yes', votes: 3 }] },
        { id: 'b2', type: 'paragraph' as const, content: 'Text.', tone: 'dry' },
      ];
      const extra = { mood: { weather: ['rain', null, 1.5, { deep: true }] } };
      const store = await open(stoppedClock);
      const made = await store.change((change) =>
        change.insert('articles', { ...articleTitled('Odd'), content, ...extra }),
      );
      const read = await (await open(stoppedClock)).read((view) => view.get('articles', made.id));
      expectEqual(read?.content, content);
      expectEqual(read?.mood, extra.mood);
      if (!read) return;
      await store.change((change) => change.replace('articles', { ...read, title: 'Odder' }));
      const again = await store.read((view) => view.get('articles', made.id));
      expectEqual(again, { ...made, title: 'Odder', version: 2 });
    },
  },
  {
    title: '[activity-cap] the log keeps its newest entries up to its store’s limit, newest first',
    run: async (open, { activityEntries = ACTIVITY_LIMIT } = {}) => {
      const store = await open(stoppedClock);
      const made = ACTIVITY_LIMIT + 5;
      for (let at = 1; at <= made; at += 1) {
        await store.change((change) => change.insert('activity', entryAbout(String(at))));
      }
      const entries = await store.read((view) => view.list('activity'));
      const kept = Math.min(made, activityEntries);
      expectEqual(
        entries.map(({ description }) => Number(description)),
        Array.from({ length: kept }, (_, at) => made - at),
      );
      expectEqual(new Set(entries.map(({ id }) => id)).size, kept, 'different ids');
    },
  },
  {
    title: 'a thousand changes at once, by two programs, lose nothing',
    run: async (open) => {
      const stores = [await open(stoppedClock), await open(stoppedClock)] as const;
      const user = await stores[0].change((change) => change.insert('users', userNamed('Ravi')));
      await Promise.all(
        Array.from({ length: 500 }, async (_, at) => {
          const store = at % 2 === 0 ? stores[0] : stores[1];
          const inserted = store.change((change) =>
            change.insert('messages', messageAbout(String(at))),
          );
          await Promise.all([inserted, increment(store, user.id)]);
        }),
      );
      const read = await stores[0].read(async (view) => ({
        user: await view.get('users', user.id),
        messages: await view.list('messages'),
      }));
      expectEqual([read.user?.visits, read.user?.version], [500, 501], 'increments');
      expectEqual(new Set(read.messages.map(({ subject }) => subject)).size, 500, 'inserts');
      expectEqual(new Set(read.messages.map(({ id }) => id)).size, 500, 'ids');
    },
  },
  {
    title: 'listeners are called once per change, with the collections that it changed',
    run: async (open) => {
      const store = await open(stoppedClock);
      const heard: CollectionName[][] = [];
      const stop = store.subscribe((changed) => heard.push([...changed].sort()));
      await store.change(async (change) => {
        await change.insert('users', userNamed('A'));
        await change.insert('users', userNamed('B'));
        await change.insert('activity', entryAbout('two users'));
      });
      expectEqual(heard, [['activity', 'users']]);
      await failureOf(
        store.change(async (change) => {
          await change.insert('users', userNamed('C'));
          throw new Error('no');
        }),
      );
      await store.change((change) => change.count('users'));
      await store.read((view) => view.list('users'));
      expectEqual(heard.length, 1, 'nothing of what changed nothing');
      stop();
      await store.change((change) => change.insert('users', userNamed('D')));
      expectEqual(heard.length, 1, 'nothing after stopping');
    },
  },
  {
    title: 'a listener reads the finished change',
    run: async (open) => {
      const store = await open(stoppedClock);
      const counted = new Promise<number>((resolve) => {
        store.subscribe(() => resolve(store.read((view) => view.count('users'))));
      });
      await store.change((change) => change.insert('users', userNamed('A')));
      expectEqual(await counted, 1);
    },
  },
];
