import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderingTurns } from './rendering-turns.ts';

test('[render-queue] between two pages the program sees to everything else', async () => {
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
  // Without turns, all three pages come before anything else.
  expect(events.indexOf('other')).toBeLessThan(events.indexOf('page 2'));
});

test('[render-queue] a hundred wait, more are told to come again', async () => {
  const inTurn = createRenderingTurns();
  const asked = Array.from({ length: 102 }, (_, page) => inTurn(async () => page));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(101);
  expect(answers.at(-1)).toMatchObject({ reason: { failure: { kind: 'too-busy' } } });
});
