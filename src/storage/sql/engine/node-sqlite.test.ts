import { expect, test } from 'vitest';
import { collectWithBreaks } from './breaks.ts';
import { createBreaks } from './node-sqlite.ts';

const answer = { result: { rows: [] }, queryId: { queryId: 'one' } };

function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** Begins work of four turns of the event loop; returns the number of turns left. */
function beginOtherWork(): () => number {
  let left = 4;
  const turn = (): void => {
    block(2);
    left -= 1;
    if (left > 0) setImmediate(turn);
  };
  setImmediate(turn);
  return () => left;
}

test('after long statements, a connection waits for the work of others', async () => {
  const { timed, begin, plugin } = createBreaks();
  const left = beginOtherWork();
  timed(() => 1);
  await plugin.transformResult(answer);
  expect(left(), 'after a short statement').toBe(4);
  timed(() => block(10));
  begin();
  await plugin.transformResult(answer);
  expect(left(), 'after other work has begun').toBe(4);
  timed(() => block(10));
  await plugin.transformResult(answer);
  expect(left()).toBe(0);
});

test('a long computation waits for the work of others, and a short one does not', async () => {
  function* slowly(milliseconds: number): Generator<number> {
    for (let at = 0; at < 4; at += 1) {
      block(milliseconds);
      yield at;
    }
  }
  const left = beginOtherWork();
  expect(await collectWithBreaks(slowly(0))).toEqual([0, 1, 2, 3]);
  expect(left()).toBe(4);
  expect(await collectWithBreaks(slowly(6))).toEqual([0, 1, 2, 3]);
  expect(left()).toBe(0);
});
