import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestPorts } from '../../../tests/support/newsroom/test-newsroom.ts';
import { enqueue } from './enqueue.ts';
import { defineStoreJob } from './job-handler.ts';
import { createJobQueue } from './job-queue.ts';
import { LEASE } from './job-transition.ts';
import { carryOutDue } from './store-jobs.ts';

const start = Date.parse('2026-11-22T10:00:00.000Z');

/** Jobs that each add a tag, and throw after that for some names. The first one is due at 10 o'clock. */
async function openPlace(names: readonly string[], fails: (name: string) => boolean) {
  let now = start + 1000;
  const clock = { now: () => new Date(now) };
  const { ports } = createTestPorts({}, { clock });
  await ports.store.change(async (change) => {
    for (const [at, name] of names.entries()) {
      await enqueue(change, { kind: 'note', dueAt: new Date(start + at), payload: { name } });
    }
  });
  const handler = defineStoreJob({
    label: 'Note',
    payload: z.object({ name: z.string() }),
    carryOut: async ({ payload: { name }, change }) => {
      await change.insert('tags', {
        ...{ name, slug: name.replace(' ', '-') },
        ...{ description: '', picture: '', pictureAlt: '' },
      });
      if (fails(name)) throw new Error(name);
      return { is: 'done' };
    },
  });
  const queue = createJobQueue(ports, LEASE);
  const read = (collection: 'tags' | 'jobs') => ports.store.read((view) => view.list(collection));
  return {
    run: () =>
      carryOutDue(
        { kind: 'note', handler },
        {
          queue,
          ports,
          failureOf: (error) => ({ is: 'failed', reason: String(error) }),
          isEnded: () => false,
        },
      ),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    names: async () => (await read('tags')).map((tag) => 'name' in tag && tag.name),
    jobs: () => read('jobs'),
  };
}

const names = Array.from({ length: 60 }, (_, at) => `tag ${100 + at}`);

test('[jobs-run] jobs of the store are carried out once by several processes, in the order of their instants', async () => {
  const place = await openPlace(names, () => false);
  await Promise.all([place.run(), place.run(), place.run()]);
  expect(await place.names()).toEqual(names);
  expect(await place.jobs()).toEqual([]);
  expect(await place.run()).toBe(Number.POSITIVE_INFINITY);
});

test('[jobs-run] a job of the store that throws leaves nothing, is retried, and holds up no other', async () => {
  let isBroken = true;
  const place = await openPlace(names, (name) => isBroken && name === 'tag 107');
  // Due again after the first pause.
  expect(await place.run()).toBe(start + 11_000);
  expect(await place.names()).toEqual(names.filter((name) => name !== 'tag 107'));
  expect(await place.jobs()).toMatchObject([
    { state: 'waiting', attempts: 1, lastError: 'Error: tag 107' },
  ]);
  isBroken = false;
  place.pass(10);
  await place.run();
  expect(await place.names()).toHaveLength(names.length);
  expect(await place.jobs()).toEqual([]);
});
