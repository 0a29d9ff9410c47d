import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { MOST_ATTEMPTS } from './job-transition.ts';

const inSeconds = (seconds: number): string =>
  new Date(TEST_NOW.getTime() + seconds * 1000).toISOString();

const storedJob = (fields: Record<string, unknown>) => ({
  ...{ id: 'job-1', version: 4, kind: 'letter', state: 'waiting', attempts: 0 },
  ...{ wantedAt: inSeconds(-60), dueAt: inSeconds(60), lastError: '', payload: {} },
  ...fields,
});

const waiting = storedJob({});
const pausing = storedJob({ attempts: 2, lastError: 'The mail server is away.' });
const running = storedJob({ state: 'running', attempts: 1, leaseUntil: inSeconds(5) });
const failed = storedJob({
  ...{ state: 'failed', attempts: MOST_ATTEMPTS, failedAt: inSeconds(-5) },
  lastError: 'Nobody has that address.',
});

const conflict = 'conflict changed-elsewhere';
const gone = 'not-found deleted-already';

test.each<[string, object, string | undefined, string | undefined]>([
  ['waits for its first attempt', waiting, conflict, conflict],
  ['pauses after a failure', pausing, undefined, conflict],
  ['runs', running, conflict, conflict],
  ['failed for good', failed, undefined, undefined],
  ['is gone', storedJob({ id: 'job-2' }), gone, gone],
])('[jobs-page] a job that %s', async (_, job, ofRetry, ofDeletion) => {
  for (const [command, refusal] of [
    ['retryJob', ofRetry],
    ['deleteJob', ofDeletion],
  ] as const) {
    const { backOffice, store } = createTestBackOffice({ jobs: [job] });
    const outcome = await backOffice[command](admin, { id: 'job-1' });
    const { kind, code } = outcome.ok ? {} : outcome.failure;
    expect(kind && `${kind} ${code}`).toBe(refusal);
    const stored = await store.read((view) => view.get('jobs', 'job-1'));
    if (refusal !== undefined) {
      expect(stored ?? storedJob({ id: 'job-2' })).toMatchObject(job);
    } else if (command === 'deleteJob') {
      expect(stored).toBeUndefined();
    } else {
      expect(stored).toMatchObject({ state: 'waiting', attempts: 0, dueAt: inSeconds(0) });
      expect([stored?.failedAt, stored?.version]).toEqual([undefined, 5]);
    }
  }
});

test('[jobs-page] only owners change and count jobs', async () => {
  const editor: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
  const { backOffice } = createTestBackOffice({ jobs: [failed] });
  for (const outcome of [
    await backOffice.retryJob(editor, { id: 'job-1' }),
    await backOffice.deleteJob(editor, { id: 'job-1' }),
    await backOffice.readJobSummary(editor, {}),
  ]) {
    expect(outcome).toMatchObject({ failure: { kind: 'forbidden', code: 'not-allowed' } });
  }
});

test('[jobs-page] the log names the kind of a job, or its code if no handler has it', async () => {
  const jobs = [failed, { ...failed, id: 'job-2', kind: 'of-later-versions' }];
  const { backOffice, store } = createTestBackOffice({ jobs });
  for (const id of ['job-1', 'job-2']) valueIn(await backOffice.deleteJob(admin, { id }));
  const log = await store.read((view) => view.list('activity'));
  expect(log.map(({ description }) => description)).toEqual([
    'Job "of-later-versions" was deleted',
    'Job "Letter" was deleted',
  ]);
});

test('[jobs-page] the page counts jobs by state, and has the names of their kinds', async () => {
  const jobs = [waiting, pausing, waiting, running, running, failed].map((job, at) => ({
    ...job,
    id: `job-${at}`,
  }));
  const { backOffice } = createTestBackOffice({ jobs });
  expect(valueIn(await backOffice.readJobSummary(admin, {}))).toEqual({
    counts: { waiting: 3, running: 2, failed: 1 },
    labels: {
      'tell-hub': 'Notice to the WebSub hub',
      'tell-search-engines': 'Notice to search engines',
      letter: 'Letter',
      batch: 'Change of many articles',
      'end-breaking-line': 'End of a breaking line',
      'lapse-featured': 'End of a featured story',
      'launch-front': 'Launch of a front',
      'end-pins': 'End of pins on a front',
      'publish-article': 'Publication',
      'end-publication': 'End of a publication',
      'purge-deletions': 'Removal of what was deleted',
      push: expect.any(String),
    },
  });
});

test('[jobs-page] the list shows what a job is about, and never its payload', async () => {
  const subject = { collection: 'drafts', id: 'article-7' };
  const payload = { about: 'reset-password', to: 'asha@example.com' };
  const { backOffice } = createTestBackOffice({
    jobs: [
      { ...waiting, payload },
      { ...failed, id: 'job-2', kind: 'publish-article', subject, payload: { about: 7 } },
    ],
  });
  const find = async (search: string) => {
    const list = { collection: 'jobs', search, isDescending: false, page: 1 } as const;
    return valueIn(await backOffice.listRecords(admin, list)).records;
  };
  const all = await find('');
  expect(all).toMatchObject([
    { id: 'job-1', about: 'reset-password' },
    { id: 'job-2', about: '', subject },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/payload|asha@/);
  const found = async (search: string) => (await find(search)).map(({ id }) => id);
  expect(await found('letter')).toEqual(['job-1']);
  expect(await found('drafts article-7')).toEqual(['job-2']);
  expect(await found('nobody address')).toEqual(['job-2']);
  expect(await found('reset')).toEqual([]);
});
