import { expect, test } from 'vitest';
import { collectWithBreaks } from './breaks.ts';
import { createBreaks } from './node-sqlite.ts';

const answer = { result: { rows: [] }, queryId: { queryId: 'one' } };

/** A clock that moves only by `work`. */
function clock() {
  let time = 0;
  return {
    now: () => time,
    work: (milliseconds: number): void => {
      time += milliseconds;
    },
  };
}

/** Returns whether the event loop has turned since. */
function watchTurns(): () => boolean {
  let hasTurned = false;
  setImmediate(() => {
    hasTurned = true;
  });
  return () => hasTurned;
}

test('after long statements, a connection leaves the thread to others', async () => {
  const { now, work } = clock();
  const { timed, begin, plugin } = createBreaks(now);
  const hasTurned = watchTurns();
  timed(() => work(5));
  await plugin.transformResult(answer);
  expect(hasTurned(), 'after a short statement').toBe(false);
  timed(() => work(10));
  begin();
  await plugin.transformResult(answer);
  expect(hasTurned(), 'after other work has begun').toBe(false);
  timed(() => work(3));
  timed(() => work(3));
  await plugin.transformResult(answer);
  expect(hasTurned()).toBe(true);
});

test('a long computation leaves the thread to others, and a short one does not', async () => {
  const { now, work } = clock();
  function* values(milliseconds: number): Generator<number> {
    for (let at = 0; at < 4; at += 1) {
      work(milliseconds);
      yield at;
    }
  }
  const hasTurned = watchTurns();
  expect(await collectWithBreaks(values(1), now)).toEqual([0, 1, 2, 3]);
  expect(hasTurned()).toBe(false);
  expect(await collectWithBreaks(values(2), now)).toEqual([0, 1, 2, 3]);
  expect(hasTurned()).toBe(true);
});
