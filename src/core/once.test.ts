import { expect, test } from 'vitest';
import { once } from './once.ts';
import { createQueue } from './queue.ts';

test('work that is done once is shared by all callers, and again after a failure', async () => {
  let calls = 0;
  const read = once(async () => {
    calls += 1;
    if (calls === 1) throw new Error('away');
    return calls;
  });
  const [first, second] = [read(), read()];
  await expect(first).rejects.toThrow('away');
  await expect(second).rejects.toThrow('away');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(await read()).toBe(2);
});

test('a queue runs one task at a time, in order, and goes on after a failure', async () => {
  const said: string[] = [];
  const inQueue = createQueue(async () => said.push('pause'));
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const tasks = ['a', 'b', 'c'].map((name) => inQueue(work(name)));
  await expect(tasks[0]).resolves.toBe('a');
  await expect(tasks[1]).rejects.toThrow('b failed');
  await expect(tasks[2]).resolves.toBe('c');
  expect(said.slice(0, 8)).toEqual([
    ...['a begins', 'a ends', 'pause'],
    ...['b begins', 'b ends', 'pause'],
    ...['c begins', 'c ends'],
  ]);
});
