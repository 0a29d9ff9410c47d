import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderingTurns } from './rendering-turns.ts';

test('[render-queue] other work runs between two pages', async () => {
  const inTurn = createRenderingTurns();
  const events: string[] = [];
  const pages = [1, 2, 3].map((page) => inTurn(async () => void events.push(`page ${page}`)));
  const others = (async () => {
    for (let at = 0; at < 3; at += 1) {
      await setImmediate();
      events.push('other');
    }
  })();
  await Promise.all([...pages, others]);
  // Without the queue, all three pages come before anything else.
  expect(events.indexOf('other')).toBeLessThan(events.indexOf('page 2'));
});

test('[render-queue] a hundred wait, more are refused', async () => {
  const inTurn = createRenderingTurns();
  const asked = Array.from({ length: 102 }, (_, page) => inTurn(async () => page));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(101);
  expect(answers.at(-1)).toMatchObject({ reason: { failure: { kind: 'too-busy' } } });
});
