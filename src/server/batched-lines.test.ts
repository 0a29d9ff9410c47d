import { expect, test, vi } from 'vitest';
import { batchedLines } from './batched-lines.ts';

function batches() {
  const written: string[] = [];
  const log = batchedLines((text) => written.push(String(text)));
  return { written, log };
}

test('lines are batched and written in order', async () => {
  const { written, log } = batches();
  log('one');
  log('zwölf – 12 🌅');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['one\nzwölf – 12 🌅\n']));
  log('later');
  await vi.waitFor(() => expect(written.length).toBe(2));
  expect(written[1]).toBe('later\n');
});

test('many lines at once are neither lost nor truncated', () => {
  const { written, log } = batches();
  const lines = Array.from({ length: 5000 }, (_, at) => `${at} ${'ü'.repeat(at % 90)}`);
  for (const line of lines) log(line);
  expect(written.length).toBeGreaterThan(2);
  log('x'.repeat(70_000));
  const all = written.join('').split('\n');
  expect(all.slice(0, lines.length)).toEqual(lines);
  expect(all.at(-2)).toHaveLength(70_000);
});
