import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobStates } from './job.ts';
import {
  type JobEvent,
  type JobStatus,
  jobTransition,
  MOST_ATTEMPTS,
  pauseAfter,
} from './job-transition.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const status = (fields: Partial<JobStatus>): JobStatus => ({
  state: 'waiting',
  dueAt: at(-1).toISOString(),
  attempts: 0,
  leaseUntil: undefined,
  failedAt: undefined,
  lastError: '',
  ...fields,
});

/** Row headings of the table. */
const situations: Record<string, JobStatus> = {
  'waiting, not due': status({ dueAt: at(1).toISOString() }),
  'waiting, due': status({}),
  'waiting after a failure': status({ attempts: 1, dueAt: at(5).toISOString() }),
  running: status({ state: 'running', attempts: 1, leaseUntil: at(5).toISOString() }),
  'running, lease over': status({
    state: 'running',
    attempts: 1,
    leaseUntil: at(-5).toISOString(),
  }),
  'last attempt, lease over': status({
    state: 'running',
    attempts: MOST_ATTEMPTS,
    leaseUntil: at(-5).toISOString(),
  }),
  'last attempt': status({
    state: 'running',
    attempts: MOST_ATTEMPTS,
    leaseUntil: at(5).toISOString(),
  }),
  failed: status({ state: 'failed', attempts: 3, failedAt: at(-5).toISOString() }),
};

const events: Record<string, JobEvent> = {
  claimed: { is: 'claimed', until: at(30) },
  renewed: { is: 'renewed', until: at(30) },
  done: { is: 'done' },
  'failed once': { is: 'failed', reason: 'The mail server is away.' },
  'failed for good': { is: 'failed', reason: 'Nobody has that address.', isFinal: true },
  postponed: { is: 'postponed', until: at(60) },
  retried: { is: 'retried' },
  discarded: { is: 'discarded' },
};

/** The table in `docs/jobs.md`, by situation and event. */
function writtenTable(): Record<string, Record<string, string>> {
  const text = readFileSync(new URL('../../../docs/jobs.md', import.meta.url), 'utf8');
  const [head = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return Object.fromEntries(
    rows.map(([situation = '', ...cells]) => [
      situation,
      Object.fromEntries(cells.map((cell, column) => [head[column + 1] ?? '', cell])),
    ]),
  );
}

function inWords(next: ReturnType<typeof jobTransition>): string {
  if (next === undefined) return '–';
  return next === 'removed' ? next : next.state;
}

test('[jobs-states] transitions match the table in docs/jobs.md', () => {
  const actual = Object.fromEntries(
    Object.entries(situations).map(([situation, given]) => [
      situation,
      Object.fromEntries(
        Object.entries(events).map(([name, event]) => [
          name,
          inWords(jobTransition(given, event, now)),
        ]),
      ),
    ]),
  );
  expect(actual).toEqual(writtenTable());
  expect(new Set(Object.values(situations).map(({ state }) => state))).toEqual(new Set(jobStates));
});

test('an attempt is counted when it begins, unless it is postponed', () => {
  const { 'waiting, due': due, running } = situations;
  if (!due || !running) throw new Error('no such situation');
  const until = at(30);
  expect(jobTransition(due, { is: 'claimed', until }, now)).toMatchObject({
    attempts: 1,
    leaseUntil: until.toISOString(),
  });
  expect(
    jobTransition({ ...running, attempts: 3 }, { is: 'postponed', until: at(60) }, now),
  ).toMatchObject({
    attempts: 2,
    dueAt: at(60).toISOString(),
    leaseUntil: undefined,
  });
});

test('pauses grow up to an hour, and all attempts together take about a day', () => {
  expect([1, 2, 3, 9, 10, 29].map(pauseAfter)).toEqual([10, 20, 40, 2560, 3600, 3600]);
  const { running } = situations;
  if (!running) throw new Error('no such situation');
  const event: JobEvent = { is: 'failed', reason: 'away' };
  expect(jobTransition({ ...running, attempts: 3 }, event, now)).toMatchObject({
    state: 'waiting',
    dueAt: at(40).toISOString(),
    lastError: 'away',
  });
  const pauses = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, attempt) => pauseAfter(attempt + 1));
  expect(pauses.reduce((sum, pause) => sum + pause) / 3600).toBeCloseTo(21.4, 1);
});
