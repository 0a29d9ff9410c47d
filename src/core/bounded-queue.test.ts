import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

/** Work that runs until it is released. */
function heldWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { started, ends, work };
}

test('runs up to the limit at once, the others in order, and refuses when the queue is full', async () => {
  const turn = createBoundedQueue({ atOnce: 2, waiting: 2 });
  const { started, ends, work } = heldWork();
  const asked = [1, 2, 3, 4].map((number) => turn(work(number)));
  await expect(turn(work(5))).rejects.toMatchObject({ failure: { kind: 'too-busy' } });
  expect(started).toEqual([1, 2]);
  for (let at = 0; at < 4; at += 1) {
    ends[at]?.();
    await expect(asked[at]).resolves.toBe(at + 1);
  }
  expect(started).toEqual([1, 2, 3, 4]);
});

test('failed work frees its slot', async () => {
  const turn = createBoundedQueue({ atOnce: 1, waiting: 1 });
  const failing = turn(() => Promise.reject(new Error('broken')));
  const after = turn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(after).resolves.toBe('done');
  await expect(turn(async () => 'again')).resolves.toBe('again');
});

test('without a queue, work is refused while all slots are taken', async () => {
  const turn = createBoundedQueue({ atOnce: 1, waiting: 0 });
  const { started, ends, work } = heldWork();
  for (const number of [1, 2]) {
    const running = turn(work(number));
    await expect(turn(work(9))).rejects.toMatchObject({ failure: { code: 'too-busy' } });
    ends.shift()?.();
    await running;
  }
  expect(started).toEqual([1, 2]);
});
