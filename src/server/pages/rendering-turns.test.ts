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

test('[render-queue] a page that pauses is overtaken, and at most three are', async () => {
  const inTurn = createRenderingTurns();
  const finished: string[] = [];
  const pages = (name: string, pauses: number) =>
    inTurn(async (pause) => {
      for (let at = 0; at < pauses; at += 1) await pause();
      finished.push(name);
    });
  await Promise.all([pages('long', 20), pages('brief', 0)]);
  expect(finished).toEqual(['brief', 'long']);
  for (const [count, isFirst] of [
    [3, true],
    [4, false],
  ] as const) {
    finished.length = 0;
    const long = Array.from({ length: count }, (_, at) => pages(`long ${at}`, 20));
    await Promise.all([...long, pages('brief', 0)]);
    expect(finished[0] === 'brief').toBe(isFirst);
  }
});

test('[render-queue] a page that fails after a pause leaves its place to the next', async () => {
  const inTurn = createRenderingTurns();
  for (let at = 0; at < 20; at += 1) {
    const failing = inTurn(async (pause) => {
      await pause();
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
  }
  await expect(inTurn(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
  expect(await inTurn(async () => 'next')).toBe('next');
});
