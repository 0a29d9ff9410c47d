import { expect, test } from 'vitest';
import { createBreaks } from './node-sqlite.ts';

const answer = { result: { rows: [] }, queryId: { queryId: 'one' } };

test('the event loop turns after long statements, and not after short ones', async () => {
  const { timed, plugin } = createBreaks();
  let turns = 0;
  const turned = setImmediate(() => {
    turns += 1;
  });
  timed(() => 1);
  await plugin.transformResult(answer);
  expect(turns).toBe(0);
  timed(() => {
    for (const end = performance.now() + 10; performance.now() < end; ) turns += 0;
  });
  await plugin.transformResult(answer);
  expect(turns).toBe(1);
  clearImmediate(turned);
});
