import { type CollectionName, collections } from '#core/collections.ts';
import {
  articleTitled,
  CASE_INSTANT,
  entryAbout,
  expectEqual,
  expectRefusal,
  expectTrue,
  failureOf,
  messageAbout,
  type StoreCase,
  stoppedClock,
  userNamed,
} from './store-case.contract.ts';

function sampleCount(name: CollectionName): number {
  const definition: { samples?: (now: Date) => unknown[] } = collections[name];
  return definition.samples?.(stoppedClock.now()).length ?? 0;
}

/** Cases of single changes. */
export const changingCases: StoreCase[] = [
  {
    title: '[order] new records are added at the end that their collection declares',
    run: async (open) => {
      const store = await open(stoppedClock);
      for (const name of ['A', 'B', 'C']) {
        await store.change(async (change) => {
          await change.insert('users', userNamed(name));
          await change.insert('messages', messageAbout(name));
        });
      }
      const read = await store.read(async (view) => ({
        users: (await view.list('users')).map(({ name }) => name),
        messages: (await view.list('messages')).map(({ subject }) => subject),
      }));
      expectEqual(read, { users: ['A', 'B', 'C'], messages: ['C', 'B', 'A'] });
    },
  },
  {
    title: '[order] new records join the samples: articles, videos and images first, ads last',
    run: async (open) => {
      const store = await open(stoppedClock);
      const image = { url: '/x.svg', alt: 'x' };
      const video = { videoId: 'aqz-KE-bpKQ', title: 'x', description: '' };
      const ad = { name: 'x', placement: 'homepage-mid', type: 'image' as const };
      const ids = await store.change(async (change) => ({
        articles: (await change.insert('articles', articleTitled('New'))).id,
        videos: (await change.insert('videos', video)).id,
        images: (await change.insert('images', image)).id,
        advertisements: (
          await change.insert('advertisements', {
            ...ad,
            mediaUrl: '',
            link: '',
            text: undefined,
            active: true,
          })
        ).id,
      }));
      for (const name of ['articles', 'videos', 'images'] as const) {
        const list = await store.read((view) => view.list(name));
        expectEqual(list[0]?.id, ids[name], name);
        expectEqual(list.length, sampleCount(name) + 1, name);
      }
      const ads = await store.read((view) => view.list('advertisements'));
      expectEqual(ads.at(-1)?.id, ids.advertisements, 'advertisements');
    },
  },
  {
    title: '[ids] articles and drafts never get the same id',
    run: async (open) => {
      const store = await open(stoppedClock);
      const draft = { ...articleTitled('Draft'), stage: 'draft' as const };
      const blank = { savedAt: undefined, dueAt: undefined, reason: undefined };
      const ids = await store.change(async (change) => [
        (await change.insert('drafts', { ...draft, ...blank })).id,
        (await change.insert('articles', articleTitled('Article'))).id,
        (await change.insert('drafts', { ...draft, ...blank })).id,
      ]);
      expectEqual(new Set(ids).size, 3);
      expectEqual(
        ids.every((id) => /^article-\d+$/.test(id)),
        true,
      );
    },
  },
  {
    title: '[ids] ids have the specified form and differ within one millisecond',
    run: async (open) => {
      const store = await open(stoppedClock);
      const first = await store.change((change) => change.insert('users', userNamed('First')));
      expectEqual(first.id, `user-${CASE_INSTANT}`);
      const ids = await store.change(async (change) => {
        const made: string[] = [first.id];
        for (let at = 0; at < 50; at += 1) {
          made.push((await change.insert('users', userNamed(`U${at}`))).id);
        }
        return made;
      });
      const later = Array.from({ length: 50 }, (_, at) =>
        store.change(async (change) => (await change.insert('users', userNamed(`V${at}`))).id),
      );
      const all = [...ids, ...(await Promise.all(later))];
      expectEqual(new Set(all).size, 101, 'different ids');
      expectTrue(
        all.every((id) => /^user-\d{13}$/.test(id)),
        'every id is user-{milliseconds}',
      );
    },
  },
  {
    title:
      '[ids] an id that a record from elsewhere has is passed over, also one of the articles for a draft',
    run: async (open) => {
      const store = await open(stoppedClock);
      const idAfter = (prefix: string, more: number): string => `${prefix}-${CASE_INSTANT + more}`;
      const draft = { ...articleTitled('Draft'), stage: 'draft' as const };
      const blank = { savedAt: undefined, dueAt: undefined, reason: undefined };
      const ids = await store.change(async (change) => {
        await change.put('users', { ...userNamed('Elsewhere'), id: idAfter('user', 0) });
        await change.put('users', { ...userNamed('Elsewhere'), id: idAfter('user', 2) });
        await change.put('articles', { ...articleTitled('Other'), id: idAfter('article', 0) });
        return [
          (await change.insert('users', userNamed('A'))).id,
          (await change.insert('users', userNamed('B'))).id,
          (await change.insert('drafts', { ...draft, ...blank })).id,
        ];
      });
      expectEqual(ids, [idAfter('user', 1), idAfter('user', 3), idAfter('article', 1)]);
      expectEqual(await store.read((view) => view.count('users')), 4);
    },
  },
  {
    title: 'a record that was looked for in vain and is then put twice is there once, as put last',
    run: async (open) => {
      const store = await open(stoppedClock);
      const id = 'user-1';
      await store.change(async (change) => {
        expectEqual(await change.get('users', id), undefined);
        await change.put('users', { ...userNamed('First'), id });
        await change.put('users', { ...userNamed('Second'), id });
      });
      const list = await store.read((view) => view.list('users'));
      expectEqual(
        list.map(({ name, version }) => [name, version]),
        [['Second', 2]],
      );
    },
  },
  {
    title: 'a change sees what it wrote itself in a collection that it read before',
    run: async (open) => {
      const store = await open(stoppedClock);
      const names = await store.change(async (change) => {
        const before = (await change.list('categories')).length;
        await change.insert('categories', { name: 'Harbour' });
        return [before, (await change.list('categories')).map(({ name }) => name)] as const;
      });
      expectEqual(names[1].length, names[0] + 1);
      expectTrue(names[1].includes('Harbour'), 'the new one');
    },
  },
  {
    title: 'a new record has version 1, and every replacement raises it',
    run: async (open) => {
      const store = await open(stoppedClock);
      const one = await store.change((change) => change.insert('users', userNamed('Ravi')));
      expectEqual(one.version, 1);
      const two = await store.change((change) =>
        change.replace('users', { ...one, name: 'Ravi K' }),
      );
      expectEqual([two.name, two.version], ['Ravi K', 2]);
      expectEqual(await store.read((view) => view.get('users', one.id)), two);
    },
  },
  {
    title: 'a sample, which has no version yet, is replaced in its place',
    run: async (open) => {
      const store = await open(stoppedClock);
      const before = await store.read((view) => view.list('categories'));
      const third = before[2];
      if (!third) throw new Error('no third category');
      await store.change((change) => change.replace('categories', { ...third, name: 'Trade' }));
      const after = await store.read((view) => view.list('categories'));
      expectEqual(
        after.map(({ name }) => name),
        before.map(({ name }) => (name === third.name ? 'Trade' : name)),
      );
      expectEqual(after[2]?.version, 1, 'version');
    },
  },
  {
    title: 'of two saves of the same version, the second is refused and overwrites nothing',
    run: async (open) => {
      const store = await open(stoppedClock);
      const read = await store.change((change) => change.insert('users', userNamed('Ravi')));
      const mine = await store.change((change) =>
        change.replace('users', { ...read, name: 'Mine' }),
      );
      const theirs = store.change(async (change) => {
        await change.insert('activity', entryAbout('never'));
        await change.replace('users', { ...read, name: 'Theirs' });
      });
      await expectRefusal(theirs, 'conflict');
      expectEqual(await store.read((view) => view.get('users', read.id)), mine);
      expectEqual(await store.read((view) => view.count('activity')), 0, 'log');
    },
  },
  {
    title: 'removing keeps the other records; a missing record can not be changed',
    run: async (open) => {
      const store = await open(stoppedClock);
      const [one, two] = await store.change(async (change) => [
        await change.insert('users', userNamed('One')),
        await change.insert('users', userNamed('Two')),
      ]);
      if (!one || !two) throw new Error('not inserted');
      await store.change((change) => change.remove('users', one.id));
      expectEqual(await store.read((view) => view.list('users')), [two]);
      await expectRefusal(
        store.change((change) => change.remove('users', one.id)),
        'not-found',
      );
      await expectRefusal(
        store.change((change) => change.replace('users', one)),
        'not-found',
      );
    },
  },
  {
    title: 'amending changes all matching records in place, and no others',
    run: async (open) => {
      const store = await open(stoppedClock);
      const before = await store.change(async (change) => {
        for (let at = 0; at < 60; at += 1) {
          await change.insert('articles', articleTitled(`Port ${at}`, at % 2 ? 'Kelps' : 'Seas'));
        }
        return change.list('articles', { where: { category: 'seas' } });
      });
      const amend = (from: string, category: string) =>
        store.change((change) => change.amend('articles', { category: from }, { category }));
      expectEqual(await amend('kelps', 'Harbours'), 30, 'amended');
      // Amended records may match again.
      expectEqual(await amend('harbours', 'HARBOURS'), 30, 'amended again');
      expectEqual(await amend('nothing', 'x'), 0, 'amended of none');
      const after = await store.read(async (view) => ({
        harbours: await view.list('articles', { where: { categoryName: 'HARBOURS' } }),
        seas: await view.list('articles', { where: { category: 'seas' } }),
        found: await view.count('articles', { search: 'harbours' }),
        gone: await view.count('articles', { search: 'kelps' }),
      }));
      expectEqual(after.seas, before, 'the others');
      expectEqual([after.found, after.gone], [30, 0], 'found by the name');
      expectTrue(
        after.harbours.every(({ version, category }) => version === 3 && category === 'HARBOURS'),
        'the name, and a version for each time',
      );
      const stale = { ...after.harbours[0], version: 1 } as (typeof after.harbours)[number];
      await expectRefusal(
        store.change((change) => change.replace('articles', stale)),
        'conflict',
      );
    },
  },
  {
    title: 'a change that throws is rolled back and rejects with its error',
    run: async (open) => {
      const store = await open(stoppedClock);
      const kept = await store.change((change) => change.insert('users', userNamed('Kept')));
      const boom = new Error('boom');
      const failed = store.change(async (change) => {
        await change.insert('messages', messageAbout('never'));
        await change.replace('users', { ...kept, name: 'never' });
        await change.remove('users', kept.id);
        throw boom;
      });
      expectTrue((await failureOf(failed)) === boom, 'the very error');
      expectEqual(await store.read((view) => view.list('users')), [kept]);
      expectEqual(await store.read((view) => view.count('messages')), 0, 'messages');
    },
  },
  {
    title: 'a change sees its own writes; others see them once it is done',
    run: async (open) => {
      const store = await open(stoppedClock);
      await store.change(async (change) => {
        const { id } = await change.insert('users', userNamed('Ravi'));
        expectEqual((await change.get('users', id))?.name, 'Ravi', 'get');
        expectEqual(
          await change.count('users', { where: { email: 'ravi@example.com' } }),
          1,
          'count by a filter',
        );
        expectEqual(await store.read((view) => view.count('users')), 0, 'from outside');
        await change.remove('users', id);
        expectEqual(await change.list('users'), [], 'after removal');
      });
    },
  },
];
