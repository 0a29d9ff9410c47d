import { expect, test } from 'vitest';
import type { PushAnswer } from './push-ports.ts';
import { BATCH, beginProgress, dueServices, nextDue, settleBatch } from './push-progress.ts';

const NOW = 1_000_000;
const [begun] = Object.values(beginProgress([{ service: 'google', count: 500, last: 500 }]));
if (!begun) throw new Error('There is no progress.');

test('the progress of a message begins before the first subscription of each service', () => {
  const begun = { through: 0, waiting: [], pauses: 0, dueAt: 0 };
  expect(
    beginProgress([
      { service: 'google', count: 5, last: 7 },
      { service: 'mozilla', count: 1, last: 6 },
    ]),
  ).toEqual({ google: { ...begun, upTo: 7 }, mozilla: { ...begun, upTo: 6 } });
});

const tried = (answers: PushAnswer['kind'][], from = 1, seconds?: number) =>
  answers.map((kind, at) => ({
    subscription: { position: from + at, endpoint: '', p256dh: '', auth: '' },
    answer: {
      kind,
      ...(kind === 'later' && seconds !== undefined ? { seconds } : {}),
    } as PushAnswer,
  }));

test('[push-pauses] answers are counted, and the next batch starts after the last one', () => {
  const batch = tried(['accepted', 'gone', 'refused', 'later']);
  const { progress, counts } = settleBatch(begun, { tried: batch, isLast: false, now: NOW });
  expect(counts).toEqual({ reached: 1, gone: 1, failed: 1 });
  expect(progress).toMatchObject({ through: 4, waiting: [{ position: 4, tries: 1 }], dueAt: NOW });
});

test('[push-pauses] a service that accepts nothing is paused, each time longer, and its messages finally fail', () => {
  let progress = { ...begun, upTo: 2 };
  const pauses: number[] = [];
  let failed = 0;
  while (nextDue({ google: progress }) !== undefined) {
    const batch = { tried: tried(['later', 'later']), isLast: true, now: 0 };
    const settled = settleBatch(progress, batch);
    progress = settled.progress;
    failed += settled.counts.failed;
    pauses.push(progress.dueAt / 1000);
  }
  expect(failed).toBe(2);
  expect(pauses).toEqual([5, 15, 45, 135, 405, 600]);
});

test('[push-pauses] the pause that a service asks for is kept, while other services continue', () => {
  const batch = { tried: tried(['accepted', 'later'], 1, 120), isLast: false, now: NOW };
  const google = settleBatch(begun, batch).progress;
  expect(google.dueAt).toBe(NOW + 120_000);
  const progress = { google, mozilla: begun };
  expect(dueServices(progress, NOW + 119_999)).toEqual(['mozilla']);
  expect(dueServices(progress, NOW + 120_000)).toEqual(['google', 'mozilla']);
  expect(nextDue(progress)).toBe(0);
});

test('[push-pauses] at most two batches wait, since retries come before new messages', () => {
  let progress = begun;
  for (let from = 1; progress.waiting.length < BATCH; from += BATCH) {
    const answers = Array.from({ length: BATCH }, () => 'later' as const);
    progress = settleBatch(progress, {
      tried: tried(answers, from),
      isLast: false,
      now: 0,
    }).progress;
  }
  const { through } = progress;
  const again = tried(Array.from({ length: BATCH }, () => 'accepted' as const));
  const { progress: after, counts } = settleBatch(progress, {
    tried: again,
    isLast: false,
    now: 0,
  });
  expect(counts.reached).toBe(BATCH);
  expect(after).toMatchObject({ through, waiting: [], pauses: 0 });
});

test.each<[PushAnswer['kind'][], number]>([
  [['later', 'gone', 'refused'], 5],
  [['later', 'accepted'], 0],
  [['gone', 'refused'], 0],
])('[push-pauses] after %j the service is paused for %i seconds', (answers, seconds) => {
  const batch = { tried: tried(answers), isLast: false, now: NOW };
  expect(settleBatch(begun, batch).progress.dueAt).toBe(NOW + seconds * 1000);
});
