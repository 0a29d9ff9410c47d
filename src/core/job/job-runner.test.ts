import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestPorts } from '../../../tests/support/newsroom/test-newsroom.ts';
import { failures, Refusal } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { enqueue, type NewJob } from './enqueue.ts';
import type { JobOutcome } from './job.ts';
import { defineJob } from './job-handler.ts';
import { type JobRunner, startJobRunner } from './job-runner.ts';

const runners: { runner: JobRunner; pass: Place['pass'] }[] = [];
/** Reported errors that no test has taken. */
const reported: unknown[] = [];

afterEach(async () => {
  for (const { runner, pass } of runners.splice(0)) {
    // A failed test may leave jobs running; the time that a runner waits for them passes at once.
    const passing = setInterval(() => pass(10), 1);
    await runner.close().finally(() => clearInterval(passing));
  }
  expect(reported.splice(0)).toEqual([]);
});

/** Polls more often than the default of 50 ms. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { interval: 2 });

/** Ports with a manual clock, whose `pass` fires due timers. */
function openPlace() {
  let now = Date.parse('2026-11-22T10:00:00.000Z');
  const waiting = new Set<{ at: number; work: () => void }>();
  const clock = { now: () => new Date(now) };
  const { ports } = createTestPorts({}, { clock });
  return {
    ports,
    at: (seconds: number) => new Date(now + seconds * 1000),
    after: (milliseconds: number, work: () => void) => {
      const one = { at: now + milliseconds, work };
      if (milliseconds > 0) waiting.add(one);
      else setTimeout(work, 0);
      return (): void => void waiting.delete(one);
    },
    pass: (seconds: number) => {
      now += seconds * 1000;
      for (const one of [...waiting].filter(({ at }) => at <= now)) {
        waiting.delete(one);
        one.work();
      }
    },
    /** Number of timers that are set. */
    timers: () => waiting.size,
    jobs: () => ports.store.read((view) => view.list('jobs')),
    add: (...jobs: NewJob[]) =>
      ports.store.change(async (change) => {
        for (const job of jobs) await enqueue(change, job);
      }),
  };
}

type Place = ReturnType<typeof openPlace>;

interface Run {
  text: string;
  ports: Ports;
}

function startRunner(
  { ports, after, pass }: Place,
  run: (call: Run) => Promise<JobOutcome>,
  { atOnce = 2, goodFor }: { atOnce?: number; goodFor?: number } = {},
) {
  const note = defineJob({
    label: 'Note',
    payload: z.object({ text: z.string() }),
    atOnce,
    ...(goodFor === undefined ? {} : { goodFor }),
    run: ({ payload: { text }, ports }) => run({ text, ports }),
  });
  const runner = startJobRunner({
    ports,
    after,
    handlers: { note },
    report: (error) => reported.push(error),
  });
  runners.push({ runner, pass });
  return runner;
}

/** Work that runs until it is ended, by its text. */
function heldWork() {
  const ran: string[] = [];
  const ends = new Map<string, () => void>();
  const run = async ({ text }: Run): Promise<JobOutcome> => {
    ran.push(text);
    await new Promise<void>((resolve) => ends.set(text, resolve));
    return done;
  };
  return { ran, run, end: (text: string) => ends.get(text)?.() };
}

const done: JobOutcome = { is: 'done' };
const noteAt = (dueAt: Date, text: string): NewJob => ({ kind: 'note', dueAt, payload: { text } });

test('[jobs-run] runs overdue jobs at once, the longest overdue first, and others when they are due', async () => {
  const place = openPlace();
  const ran: string[] = [];
  await place.add(noteAt(place.at(60), 'later'), noteAt(place.at(-1), 'second'));
  await place.add(noteAt(place.at(-60), 'first'));
  startRunner(place, async ({ text }) => {
    ran.push(text);
    return done;
  });
  await eventually(() => ran).toEqual(['first', 'second']);
  await eventually(place.jobs).toHaveLength(1);
  place.pass(59);
  await place.add(noteAt(place.at(0), 'third'));
  await eventually(() => ran).toEqual(['first', 'second', 'third']);
  place.pass(1);
  await eventually(() => ran).toEqual(['first', 'second', 'third', 'later']);
  await eventually(place.jobs).toEqual([]);
});

test('[jobs-run] jobs of a failed change are not run', async () => {
  const place = openPlace();
  const ran: string[] = [];
  startRunner(place, async ({ text }) => {
    ran.push(text);
    return done;
  });
  const failing = place.ports.store.change(async (change) => {
    await enqueue(change, noteAt(place.at(0), 'never'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await place.add(noteAt(place.at(0), 'after'));
  await eventually(() => ran).toEqual(['after']);
});

test('[jobs-run] several runners share the jobs, run each once, and keep to their limits', async () => {
  const place = openPlace();
  const ran: string[] = [];
  let running = 0;
  let most = 0;
  const texts = Array.from({ length: 60 }, (_, at) => `job ${at}`);
  await place.add(...texts.map((text) => noteAt(place.at(0), text)));
  for (const atOnce of [2, 3, 4]) {
    startRunner(
      place,
      async ({ text }) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        ran.push(text);
        return done;
      },
      { atOnce },
    );
  }
  await eventually(place.jobs).toEqual([]);
  expect(ran.toSorted()).toEqual(texts.toSorted());
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(9);
});

test('[jobs-run] failed jobs are retried after a pause, and kept when they fail for good', async () => {
  const place = openPlace();
  let tries = 0;
  await place.add(noteAt(place.at(0), 'stubborn'));
  startRunner(place, async () => {
    tries += 1;
    return { is: 'failed', reason: `No, ${tries}.`, isFinal: tries === 3 };
  });
  await eventually(place.jobs).toMatchObject([{ state: 'waiting', lastError: 'No, 1.' }]);
  place.pass(9);
  await place.add(noteAt(place.at(3600), 'wakes the runner'));
  expect(tries).toBe(1);
  place.pass(1);
  await eventually(() => tries).toBe(2);
  await eventually(async () => (await place.jobs())[0]?.lastError).toBe('No, 2.');
  place.pass(20);
  await eventually(place.jobs).toMatchObject([
    { state: 'failed', lastError: 'No, 3.', attempts: 3, failedAt: place.at(0).toISOString() },
    { state: 'waiting' },
  ]);
});

test('the message of a refusal becomes the reason', async () => {
  const place = openPlace();
  await place.add(noteAt(place.at(0), 'full'));
  startRunner(place, () => Promise.reject(new Refusal(failures.tooBusy())));
  const lastError = 'The site has too much to do at the moment. Please try again in a few seconds.';
  await eventually(place.jobs).toMatchObject([{ state: 'waiting', lastError }]);
});

test('an error is reported without its message in the list; an expired job fails for good', async () => {
  const place = openPlace();
  await place.add(noteAt(place.at(-100), 'breaks'), noteAt(place.at(-100.001), 'old'));
  startRunner(place, () => Promise.reject(new Error('secret')), {
    goodFor: 100,
  });
  await eventually(place.jobs).toMatchObject([
    { state: 'waiting', lastError: 'An unexpected error; see the log.' },
    { state: 'failed', lastError: 'It expired before it could run.' },
  ]);
  expect(reported.splice(0)).toEqual([new Error('secret')]);
});

test('a lease is renewed while its process works, and another process takes over when it expires', async () => {
  const place = openPlace();
  const ran: string[] = [];
  await place.add(noteAt(place.at(0), 'long'));
  let finish = () => {};
  const store = { ...place.ports.store, subscribe: () => () => {} };
  const stalled: Place = { ...place, ports: { ...place.ports, store }, after: () => () => {} };
  startRunner(stalled, () => new Promise(() => {}));
  runners.pop();
  await eventually(place.jobs).toMatchObject([{ state: 'running', attempts: 1 }]);
  startRunner(place, async ({ text }) => {
    ran.push(text);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return done;
  });
  place.pass(29);
  await place.add(noteAt(place.at(3600), 'wakes the runner'));
  expect(ran).toEqual([]);
  place.pass(1);
  await eventually(() => ran).toEqual(['long']);
  for (let passed = 0; passed < 60; passed += 10) {
    place.pass(10);
    const until = place.at(30).toISOString();
    await eventually(async () => (await place.jobs())[0]?.leaseUntil).toBe(until);
  }
  finish();
  await eventually(place.jobs).toHaveLength(1);
});

test('a closed runner starts no more jobs, and lets running ones finish', async () => {
  const place = openPlace();
  let finish = () => {};
  const ran: string[] = [];
  await place.add(noteAt(place.at(0), 'runs'));
  const runner = startRunner(place, async ({ text }) => {
    ran.push(text);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return done;
  });
  await eventually(() => ran).toEqual(['runs']);
  const closing = runner.close();
  await place.add(noteAt(place.at(0), 'waits'));
  finish();
  await closing;
  expect(await place.jobs()).toMatchObject([{ state: 'waiting', payload: { text: 'waits' } }]);
  expect(ran).toEqual(['runs']);
  expect(place.timers()).toBe(0);
});

test('a closing runner waits ten seconds for running jobs, and leaves them to their leases', async () => {
  const place = openPlace();
  const { ran, run } = heldWork();
  await place.add(noteAt(place.at(0), 'long'));
  const runner = startRunner(place, run);
  await eventually(() => ran).toEqual(['long']);
  runners.pop();
  let isClosed = false;
  const closing = runner.close().then(() => {
    isClosed = true;
  });
  await eventually(place.timers).toBeGreaterThan(0);
  place.pass(9.999);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isClosed).toBe(false);
  place.pass(0.001);
  await closing;
  expect(await place.jobs()).toMatchObject([{ state: 'running' }]);
  expect(place.timers()).toBe(0);
});

test('[jobs-run] a runner takes more jobs when half of its slots are free', async () => {
  const place = openPlace();
  const { ran, run, end } = heldWork();
  startRunner(place, run, { atOnce: 4 });
  const add = (text: string) => place.add(noteAt(place.at(0), text));
  for (const text of ['a', 'b', 'c']) {
    await add(text);
    await eventually(() => ran).toContain(text);
  }
  // Three of four slots are taken.
  await add('d');
  place.pass(1);
  await eventually(place.jobs).toHaveLength(4);
  expect(ran).toEqual(['a', 'b', 'c']);
  end('b');
  await eventually(() => ran).toEqual(['a', 'b', 'c', 'd']);
  for (const text of ['a', 'c', 'd']) end(text);
  await eventually(place.jobs).toEqual([]);
});

test('[jobs-run] a runner leaves jobs of other kinds alone, and has one timer for the next job', async () => {
  const place = openPlace();
  const ran: string[] = [];
  await place.add({ kind: 'foreign', dueAt: place.at(-9), payload: { text: 'foreign' } });
  startRunner(place, async ({ text }) => {
    ran.push(text);
    return done;
  });
  for (const text of ['a', 'b', 'c']) {
    await place.add(noteAt(place.at(0), text), noteAt(place.at(3600), `later ${text}`));
    await eventually(() => ran).toContain(text);
  }
  await eventually(place.jobs).toHaveLength(4);
  expect(ran).toEqual(['a', 'b', 'c']);
  expect(await place.jobs()).toMatchObject([
    { kind: 'foreign', state: 'waiting', attempts: 0 },
    {},
    {},
    {},
  ]);
  // One for the next job, one for the leases.
  await eventually(place.timers).toBe(2);
});

test('[jobs-run] a job without what its handler needs fails for good', async () => {
  const place = openPlace();
  await place.add({ kind: 'note', dueAt: place.at(0), payload: { words: 'no text' } });
  startRunner(place, () => Promise.reject(new Error('was run')));
  await eventually(place.jobs).toMatchObject([
    { state: 'failed', lastError: 'The job can’t be read.', attempts: 1 },
  ]);
});

test('[jobs-run] when the store fails, the runner looks again after a second, and keeps results until they are stored', async () => {
  const place = openPlace();
  const { store } = place.ports;
  let isBroken = true;
  const failing: Place = {
    ...place,
    ports: {
      ...place.ports,
      store: {
        ...store,
        change: (work) => (isBroken ? Promise.reject(new Error('disk')) : store.change(work)),
      },
    },
  };
  const { ran, run, end } = heldWork();
  await place.add(noteAt(place.at(0), 'once'));
  startRunner(failing, run);
  await eventually(() => reported.splice(0)).toEqual([new Error('disk')]);
  isBroken = false;
  place.pass(0.999);
  expect(ran).toEqual([]);
  place.pass(0.001);
  await eventually(() => ran).toEqual(['once']);

  isBroken = true;
  end('once');
  await eventually(() => reported.splice(0)).toEqual([new Error('disk')]);
  expect(await place.jobs()).toMatchObject([{ state: 'running' }]);
  isBroken = false;
  place.pass(1);
  await eventually(place.jobs).toEqual([]);
  expect(ran).toEqual(['once']);
});

test('refusals of a full or unreachable store are not reported', async () => {
  const place = openPlace();
  let tries = 0;
  const change = () => {
    tries += 1;
    return Promise.reject(new Refusal(failures.serverFull()));
  };
  await place.add(noteAt(place.at(0), 'waits'));
  const store = { ...place.ports.store, change };
  startRunner({ ...place, ports: { ...place.ports, store } }, async () => done);
  await eventually(() => tries).toBe(1);
  expect(await place.jobs()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});
