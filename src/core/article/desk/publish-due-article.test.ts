import { afterEach, describe, expect, test, vi } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  type StoredAtFirst,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../../tests/support/newsroom/work-off-jobs.ts';
import { visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { jobHandlers } from '../../job/job-handlers.ts';
import { type JobRunner, startJobRunner } from '../../job/job-runner.ts';
import { instantAt } from '../../locale/wall-time.ts';
import { createNewsroom } from '../../newsroom.ts';
import { enqueuePublication } from './desk-jobs.ts';
import { publishArticleJob } from './publish-due-article.ts';

const runners: JobRunner[] = [];

afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close();
});

/** The oldest article, so that the newsroom isn't filled with samples. */
const base = storedArticle({ title: 'Base' });

/** A newsroom with a manual clock; its job runner sleeps until `poll` wakes it. */
function openNewsroom(start: string) {
  let now = Date.parse(start);
  const { ports } = createTestPorts({ articles: [base] }, { clock: { now: () => new Date(now) } });
  const backOffice = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  const timers = new Set<() => void>();
  const wake = (): void => {
    const due = [...timers];
    timers.clear();
    for (const work of due) work();
  };
  return {
    ports,
    give: backOffice.article,
    /** Schedules a new article with that title. */
    schedule: async (title: string, dueAt: string, more: object = {}) => {
      const made = valueIn(
        await backOffice.article('save-draft')(admin, { ...articleForm, title }),
      );
      const { id, version } = made;
      return valueIn(await backOffice.article('schedule')(admin, { id, version, dueAt, ...more }));
    },
    setClock: (instant: string) => {
      now = Date.parse(instant);
    },
    run: () =>
      runners.push(
        startJobRunner({
          ports,
          handlers: jobHandlers,
          after: (_, work) => {
            timers.add(work);
            return () => timers.delete(work);
          },
          report: (error) => {
            throw error;
          },
        }),
      ),
    titles: async () => {
      const list = valueIn(
        await newsroom.listArticles(visitor, { isDescending: false, limit: 20 }),
      );
      return list.articles.map(({ title }) => title).filter((title) => title !== 'Base');
    },
    /** Wakes the runner, and waits until it sleeps again: its two timers are set. */
    poll: async () => {
      wake();
      await vi.waitFor(() => expect(timers.size).toBe(2));
    },
    jobsAreDone: () =>
      vi.waitFor(async () => {
        wake();
        expect(await ports.store.read((view) => view.count('jobs'))).toBe(0);
      }),
  };
}

test('[article-due] a draft is published at its instant and not before, across a change to summer time', async () => {
  const newsroom = openNewsroom('2027-03-27T20:00:00Z');
  // 03:30 in Berlin on the day when clocks skip from 02:00 to 03:00.
  const { id } = await newsroom.schedule('Early', '2027-03-28T03:30:00+02:00');
  newsroom.run();
  newsroom.setClock('2027-03-28T01:29:59.999Z');
  await newsroom.poll();
  expect(await newsroom.titles()).toEqual([]);
  newsroom.setClock('2027-03-28T01:30:00.000Z');
  await newsroom.jobsAreDone();
  expect(await newsroom.titles()).toEqual(['Early']);
  const { publication, draft, log } = await newsroom.ports.store.read(async (view) => ({
    publication: await view.get('articles', id),
    draft: await view.get('drafts', id),
    log: await view.list('activity', { limit: 1 }),
  }));
  expect([publication?.publishedAt, draft]).toEqual(['2027-03-28T01:30:00.000Z', undefined]);
  expect(log).toMatchObject([
    { action: 'Published Article', actor: { kind: 'shared-password', role: 'owner' } },
  ]);
});

test.each([
  ['before clocks are put forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['that clocks skip', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['after clocks are put forward', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['before clocks are put back', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['that clocks show twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['after clocks are put back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('[article-due] a wall time %s is kept: %s in Berlin is %s', async (_, wallTime, instant) => {
  const dueAt = instantAt(wallTime, 'Europe/Berlin')?.instant ?? new Date(0);
  const newsroom = openNewsroom(new Date(dueAt.getTime() - 12 * 60 * 60 * 1000).toISOString());
  const { id } = await newsroom.schedule('By the clock', dueAt.toISOString());
  newsroom.setClock(new Date(Date.parse(instant) - 60_000).toISOString());
  await workOffJobs(newsroom.ports);
  expect(await newsroom.titles()).toEqual([]);
  newsroom.setClock(instant);
  await workOffJobs(newsroom.ports);
  expect(await newsroom.titles()).toEqual(['By the clock']);
  const publication = await newsroom.ports.store.read((view) => view.get('articles', id));
  expect(publication?.publishedAt).toBe(instant);
});

test('[article-due] drafts that came due while no runner was active are published at once, in order', async () => {
  const newsroom = openNewsroom('2026-11-22T10:00:00Z');
  await newsroom.schedule('Third', '2026-11-22T13:00:00Z');
  await newsroom.schedule('First', '2026-11-22T11:00:00Z');
  await newsroom.schedule('Second', '2026-11-22T12:00:00Z');
  newsroom.setClock('2026-11-25T10:00:00Z');
  newsroom.run();
  await newsroom.jobsAreDone();
  expect(await newsroom.titles()).toEqual(['Third', 'Second', 'First']);
  const publications = await newsroom.ports.store.read((view) => view.list('articles'));
  expect(publications.slice(0, 3).map(({ publishedAt }) => publishedAt)).toEqual([
    '2026-11-22T13:00:00.000Z',
    '2026-11-22T12:00:00.000Z',
    '2026-11-22T11:00:00.000Z',
  ]);
});

test('[article-due] a publication whose start and end passed while no runner was active is over, with both on record', async () => {
  const newsroom = openNewsroom('2026-11-22T10:00:00Z');
  const { id } = await newsroom.schedule('Over', '2026-11-22T11:00:00Z', {
    endsAt: '2026-11-22T12:00:00Z',
  });
  newsroom.setClock('2026-11-25T10:00:00Z');
  newsroom.run();
  await newsroom.jobsAreDone();
  expect(await newsroom.titles()).toEqual([]);
  const { draft, log } = await newsroom.ports.store.read(async (view) => ({
    draft: await view.get('drafts', id),
    log: await view.list('activity', { limit: 2 }),
  }));
  expect(draft?.stage).toBe('withdrawn');
  expect(log.map(({ event }) => event).toSorted()).toEqual([
    'article-published',
    'article-withdrawn',
  ]);
});

test('[article-due] unscheduled, rescheduled and resubmitted drafts are not published', async () => {
  const newsroom = openNewsroom('2026-11-22T10:00:00Z');
  const due = '2026-11-22T11:00:00Z';
  const off = await newsroom.schedule('Off the schedule', due);
  const later = await newsroom.schedule('Later', due);
  const gone = await newsroom.schedule('Returned to review', due);
  const now = await newsroom.schedule('Published before', due);
  const changed = await newsroom.schedule('Old words', due);
  const give = async (
    command: Parameters<typeof newsroom.give>[0],
    { id, version }: { id: string; version?: number | undefined },
    input: object = {},
  ) => valueIn(await newsroom.give(command)(admin, { id, version, ...input }));
  await give('unschedule', off);
  await give('schedule', later, { dueAt: '2026-11-23T11:00:00Z' });
  await give('submit', gone);
  await give('publish', now);
  await give('save-draft', changed, { ...articleForm, title: 'New words' });
  newsroom.run();
  newsroom.setClock('2026-11-22T11:00:01Z');
  await vi.waitFor(async () => expect(await newsroom.titles()).toContain('New words'));
  await newsroom.poll();
  expect((await newsroom.titles()).toSorted()).toEqual(['New words', 'Published before']);
  newsroom.setClock('2026-11-23T11:00:00Z');
  await newsroom.jobsAreDone();
  expect(await newsroom.titles()).toContain('Later');
});

const dueAt = '2026-11-22T11:00:00.000Z';
const edda = { kind: 'staff', id: 'user-1', name: 'Edda', role: 'editor' };
const due = (fields: Record<string, unknown> = {}) =>
  storedArticle({
    ...{ id: 'article-1', title: 'Due', publishedAt: undefined, version: 4 },
    ...{ stage: 'scheduled', dueAt, scheduledBy: edda, ...fields },
  });

/** Result of the job for a stored draft, and what is stored afterwards. */
async function publish(draft: object, instant = dueAt, records: StoredAtFirst = {}) {
  const clock = { now: () => new Date(instant) };
  const users = [storedUser({ role: 'editor' })];
  const { ports } = createTestPorts(
    { users, articles: [base], drafts: [draft], ...records },
    { clock },
  );
  const outcome = await ports.store.change(async (change) => {
    const job = await enqueuePublication(change, 'article-1', new Date(dueAt));
    return publishArticleJob.carryOut({ job, change, ports, now: clock.now() });
  });
  const stored = await ports.store.read(async (view) => ({
    publication: await view.get('articles', 'article-1'),
    draft: await view.get('drafts', 'article-1'),
    revisions: await view.list('revisions'),
    log: await view.list('activity'),
  }));
  return { outcome, ...stored };
}

test('[article-due] a due draft is published with revision and log entry, by the actor of its schedule', async () => {
  const later = '2026-11-22T11:00:09.000Z';
  const { outcome, publication, draft, revisions, log } = await publish(due(), later);
  expect(outcome).toEqual({ is: 'done' });
  expect(draft).toBeUndefined();
  expect(publication).toMatchObject({ title: 'Due', publishedAt: dueAt, version: 5 });
  const by = edda;
  expect(revisions).toMatchObject([{ article: 'article-1', command: 'publish', at: later, by }]);
  expect(log).toMatchObject([
    {
      ...{ event: 'article-published', actor: by, timestamp: later },
      ...{ action: 'Published Article', description: 'Article "Due" was published' },
      subject: { collection: 'articles', id: 'article-1' },
    },
  ]);
});

test.each<[string, object, string?]>([
  ['is not due', due(), '2026-11-22T10:59:59.999Z'],
  ['has no instant', due({ dueAt: undefined })],
  ['was taken off the schedule', due({ stage: 'ready' })],
])('[article-due] the job does nothing if the draft %s', async (_, draft, instant) => {
  const { outcome, publication, log } = await publish(draft, instant);
  expect([outcome, publication, log]).toEqual([{ is: 'done' }, undefined, []]);
});

test('[article-due] a draft that is published after its end is withdrawn in the same transaction', async () => {
  const endsAt = '2026-11-22T12:00:00.000Z';
  const { publication, draft } = await publish(due({ endsAt }), endsAt);
  expect([publication, draft?.stage, draft?.endsAt]).toEqual([undefined, 'withdrawn', undefined]);
});

test('[article-due] the job fails for good if the draft does not meet the rules of articles', async () => {
  const { outcome, publication, draft } = await publish(due({ title: '' }));
  const reason = 'Title and Category are required.';
  expect(outcome).toEqual({ is: 'failed', reason, isFinal: true });
  expect([publication, draft?.stage]).toEqual([undefined, 'scheduled']);
});

describe('[article-due] the right of the one who scheduled it is checked when it is due', () => {
  const contributor = storedUser({ role: 'contributor' });
  const author = storedUser({ role: 'author' });
  const settings = (authorsPublish: boolean) => ({ settings: [{ id: 'site', authorsPublish }] });
  test.each<[string, object | undefined, StoredAtFirst, boolean]>([
    ['an editor still', edda, {}, true],
    ['a deleted account', edda, { users: [] }, false],
    ['a reader by now', edda, { users: [storedUser()] }, false],
    ['a contributor by now', edda, { users: [contributor] }, false],
    ['an author of another’s article', edda, { users: [author], ...settings(true) }, false],
    ['the shared password', { kind: 'shared-password', role: 'owner' }, {}, true],
    [
      'the shared password, by an account that was deleted',
      { kind: 'shared-password', id: 'user-1', role: 'owner' },
      { users: [] },
      false,
    ],
    ['nobody known', undefined, {}, true],
  ])('%s', async (_, scheduledBy, stored, may) => {
    const { outcome, publication, draft, log } = await publish(due({ scheduledBy }), dueAt, stored);
    if (may) {
      expect(outcome).toEqual({ is: 'done' });
      expect(publication?.title).toBe('Due');
      return;
    }
    const reason = 'The person who scheduled it may not publish it any more.';
    expect(outcome).toEqual({ is: 'failed', reason, isFinal: true });
    expect([publication, draft?.stage, log]).toEqual([undefined, 'scheduled', []]);
  });

  test.each([true, false])(
    'an author of their own article, where authors publish: %s',
    async (may) => {
      const draft = due({ scheduledBy: { ...edda, role: 'author' }, writerId: 'user-1' });
      const { outcome } = await publish(draft, dueAt, { users: [author], ...settings(may) });
      expect(outcome.is).toBe(may ? 'done' : 'failed');
    },
  );
});

test('[article-due] where the shared password is off by then, what was scheduled by it is not published', async () => {
  const now = new Date(dueAt);
  const { ports } = createTestPorts(
    {
      articles: [base],
      drafts: [due({ scheduledBy: { kind: 'shared-password', role: 'owner' } })],
    },
    { adminPassword: { ...createTestPorts().ports.adminPassword, isOn: async () => false } },
  );
  const outcome = await ports.store.change(async (change) => {
    const job = await enqueuePublication(change, 'article-1', now);
    return publishArticleJob.carryOut({ job, change, ports, now });
  });
  expect(outcome).toMatchObject({ is: 'failed', isFinal: true });
});
