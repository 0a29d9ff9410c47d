import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createReadLog } from '#core/freshness/reads.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import { createFollowedPages } from './followed-pages.ts';

/** A newsroom whose articles are numbers, each with its own page. */
function newsroom() {
  const values = new Map<string, number>();
  const listeners: Parameters<OnTouched>[0][] = [];
  let made = 0;
  let isBroken = false;
  const follow = createFollowedPages((listener) => {
    listeners.push(listener);
    return () => {};
  });
  return {
    made: () => made,
    break: (isNow: boolean) => {
      isBroken = isNow;
    },
    save: (id: string, value: number) => {
      values.set(id, value);
      const touches = [{ id, hasNewCard: false, lists: [] }];
      for (const listener of listeners) listener(new Map([['articles', touches]]), true);
    },
    follow: (id: string, tell: (version: string) => void) =>
      follow(
        `/${id}`,
        async () => {
          if (isBroken) throw new Error('broken');
          made += 1;
          const log = createReadLog();
          log.record('articles', id);
          const version = String(values.get(id) ?? 0);
          await setImmediate();
          return { status: 200, reads: log.reads, version };
        },
        tell,
      ),
  };
}

const SOON = { timeout: 5000, interval: 1 };

/** Lets a change's effects finish: pages are rendered in turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

test('[live-pages] readers are notified of changes to their page, rendered once for all', async () => {
  const { follow, save, made } = newsroom();
  const told: string[] = [];
  const readers = await Promise.all(
    ['a1', 'a2', 'b'].map((name) => follow(name[0] ?? '', (version) => told.push(name + version))),
  );
  expect(readers.map((reader) => reader?.version)).toEqual(['0', '0', '0']);
  expect(made()).toBe(2);
  save('a', 1);
  await vi.waitFor(() => expect(told.sort()).toEqual(['a11', 'a21']), SOON);
  expect(made()).toBe(3);
  expect((await follow('a', () => {}))?.version).toBe('1');
  expect(made()).toBe(3);
});

test('[live-pages] a page with the same content after a change notifies no one', async () => {
  const { follow, save, made } = newsroom();
  const told: string[] = [];
  await follow('a', (version) => told.push(version));
  save('a', 0);
  await vi.waitFor(() => expect(made()).toBe(2), SOON);
  await settled();
  expect(told).toEqual([]);
});

test('[live-pages] a change during rendering is not missed', async () => {
  const { follow, save } = newsroom();
  const told: string[] = [];
  await follow('a', (version) => told.push(version));
  save('a', 1);
  await setImmediate();
  save('a', 2);
  await vi.waitFor(() => expect(told.at(-1)).toBe('2'), SOON);
  const following = follow('b', (version) => told.push(`b${version}`));
  await setImmediate();
  save('b', 5);
  const version = (await following)?.version;
  await settled();
  expect(version === '5' || told.at(-1) === 'b5').toBe(true);
});

test('[live-pages] a page without readers is not rendered again', async () => {
  const { follow, save, made } = newsroom();
  const reader = await follow('a', () => {});
  reader?.stop();
  save('a', 1);
  await settled();
  expect(made()).toBe(1);
});

test('[live-pages] a failed rendering is retried; a page that fails at first is not followed', async () => {
  const { follow, save, break: breakDown } = newsroom();
  const told: string[] = [];
  await follow('a', (version) => told.push(version));
  breakDown(true);
  expect(await follow('b', () => {})).toBeUndefined();
  save('a', 1);
  await settled();
  breakDown(false);
  await vi.waitFor(() => expect(told).toEqual(['1']), SOON);
});
