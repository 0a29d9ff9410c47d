import {
  articleTitled,
  expectEqual,
  expectRefusal,
  failureOf,
  messageAbout,
  type StoreCase,
  stoppedClock,
  userNamed,
} from './store-case.contract.ts';

/** Cases of putting records from elsewhere. */
export const puttingCases: StoreCase[] = [
  {
    title: '[had-back] removed records come back as they were, at their places',
    run: async (open) => {
      const store = await open(stoppedClock);
      for (const name of ['A', 'B', 'C', 'D']) {
        await store.change(async (change) => {
          await change.insert('users', userNamed(name));
          await change.insert('messages', messageAbout(name));
        });
      }
      const all = () =>
        store.read(async (view) => ({
          articles: await view.list('articles'),
          users: await view.list('users'),
          messages: await view.list('messages'),
        }));
      const before = await all();
      for (const name of ['users', 'messages', 'articles'] as const) {
        const going = before[name].slice(1, 3);
        const places = await store.change(async (change) => {
          const found: number[] = [];
          for (const { id } of going) found.push(await change.remove(name, id));
          return found;
        });
        if (name === 'messages') {
          await store.change((change) =>
            change.put('messages', { ...messageAbout('E'), id: 'message-e', version: undefined }),
          );
        }
        await store.change(async (change) => {
          for (const [at, place] of [...places.entries()].toReversed()) {
            const record = going[at];
            if (record) await change.restore<typeof name>(name, record, place);
          }
        });
      }
      const { messages, ...rest } = await all();
      expectEqual({ ...rest, messages: messages.slice(1) }, before);
      const [one] = before.users;
      if (!one) throw new Error('no user');
      await expectRefusal(
        store.change((change) => change.restore('users', one, 1)),
        'wrong-state',
      );
    },
  },
  {
    title: '[archive] a record from elsewhere keeps its id and is listed like a new one',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        await change.insert('users', userNamed('First'));
        await change.insert('messages', messageAbout('First'));
      });
      const put = await store.change(async (change) => {
        await change.put('users', { ...userNamed('Put'), id: 'user-7', version: 40 });
        return change.put('messages', {
          ...messageAbout('Put'),
          id: 'message-7',
          version: 3,
        });
      });
      expectEqual([put.id, put.version], ['message-7', 1], 'as stored');
      const read = await store.read(async (view) => ({
        users: (await view.list('users')).map(({ name }) => name),
        messages: (await view.list('messages')).map(({ subject }) => subject),
      }));
      expectEqual(read, { users: ['First', 'Put'], messages: ['Put', 'First'] });
    },
  },
  {
    title: '[archive] it replaces the record with its id, whatever its version',
    run: async (open) => {
      const store = await open(stoppedClock);
      const before = await store.read((view) => view.list('articles'));
      const third = before[2];
      if (!third) throw new Error('no third article');
      for (const version of [undefined, 9]) {
        await store.change((change) =>
          change.put('articles', {
            ...articleTitled('Put'),
            publishedAt: third.publishedAt,
            id: third.id,
            version,
          }),
        );
      }
      const after = await store.read((view) => view.list('articles'));
      expectEqual(
        after.map(({ id }) => id),
        before.map(({ id }) => id),
        'order',
      );
      expectEqual([after[2]?.title, after[2]?.version], ['Put', 2]);
    },
  },
  {
    title: 'put stores the given version, for new and existing records',
    run: async (open) => {
      const store = await open(stoppedClock);
      const record = { ...userNamed('Put'), id: 'user-7', version: 3 };
      const versions = await store.change(async (change) => [
        (await change.put('users', record, 12)).version,
        (await change.put('users', record, 40)).version,
      ]);
      const read = await store.read((view) => view.get('users', 'user-7'));
      expectEqual([...versions, read?.version], [12, 40, 40]);
      await store.change((change) => change.replace('users', { ...record, version: 40 }));
    },
  },
  {
    title: '[archive] a save based on the version before is refused',
    run: async (open) => {
      const store = await open(stoppedClock);
      const read = await store.change((change) => change.insert('users', userNamed('Ravi')));
      await store.change((change) => change.put('users', { ...read, name: 'Put' }));
      await failureOf(store.change((change) => change.replace('users', { ...read, name: 'Old' })));
      expectEqual((await store.read((view) => view.get('users', read.id)))?.name, 'Put');
    },
  },
  {
    title: '[archive] a put is rolled back when its change throws',
    run: async (open) => {
      const store = await open(stoppedClock);
      const before = await store.read((view) => view.list('articles'));
      await failureOf(
        store.change(async (change) => {
          for (const { id } of before) {
            await change.put('articles', { ...articleTitled('never'), id, version: 1 });
          }
          throw new Error('boom');
        }),
      );
      expectEqual(await store.read((view) => view.list('articles')), before);
    },
  },
];
