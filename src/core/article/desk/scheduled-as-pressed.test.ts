import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { jobHandlers } from '../../job/job-handlers.ts';
import { createJobQueue } from '../../job/job-queue.ts';
import { LEASE } from '../../job/job-transition.ts';
import { type AddressedCommand, addressedCommands } from './article-transition.ts';

const editor: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 22, hour)).toISOString();

const article = storedArticle({ id: 'article-1', slug: 'rain' });

/** A newsroom at 10 o'clock with the article `article-1`, of which readers were notified. */
async function openNewsroom() {
  let now = at(10);
  const { ports } = createTestPorts(
    {
      users: [storedUser({ role: 'editor' })],
      articles: [article],
    },
    { clock: { now: () => new Date(now) }, online: onlineForExamples() },
  );
  const backOffice = createBackOffice(ports);
  valueIn(await backOffice.announceArticle(editor, { id: 'article-1' }));
  const queue = createJobQueue(ports, LEASE);
  return {
    setHour: (hour: number): void => {
      now = at(hour);
    },
    give: async (command: AddressedCommand, input: object = {}) =>
      valueIn(
        await backOffice.article(command)(editor, { ...input, id: 'article-1', version: 'any' }),
      ),
    /** Runs the jobs that change articles. */
    runJobs: async () => {
      for (const kind of ['publish-article', 'end-publication']) {
        const handler = jobHandlers[kind];
        if (!handler || !('carryOut' in handler)) throw new Error(kind);
        await queue.carryOut(kind, 9, (job, change, due) =>
          handler.carryOut({ job, change, ports, now: due }),
        );
      }
    },
    /** All that is stored but for random ids and the reason of an end. */
    stored: () =>
      ports.store.read(async (view) => ({
        articles: await view.list('articles'),
        drafts: await view.list('drafts'),
        withdrawals: await view.list('withdrawals'),
        versions: (await view.list('publishedVersions')).map(({ id: _, ...rest }) => rest),
        revisions: (await view.list('revisions')).map(({ id: _, note: __, ...rest }) => rest),
        log: (await view.list('activity')).map(({ id: _, subject: __, ...rest }) => rest),
        notifications: (await view.list('notifications')).map(({ id: _, ...rest }) => rest),
        jobs: (await view.list('jobs')).map(({ kind, wantedAt }) => ({ kind, wantedAt })),
      })),
  };
}

type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;

/** For each command that a job gives: how the job comes to be, and what it does at 12 o'clock. */
const scheduled: Partial<
  Record<AddressedCommand, Record<string, (to: Newsroom) => Promise<void>>>
> = {
  publish: {
    'of a new article': async ({ give }) => {
      await give('withdraw');
      await give('save-draft', { ...articleForm, title: 'Rain' });
      await give('schedule', { dueAt: at(12) });
    },
    'of changes': async ({ give }) => {
      await give('save-draft', { ...articleForm, title: 'Rain at last' });
      await give('schedule', { dueAt: at(12), endsAt: at(20) });
    },
    'under embargo': async ({ give }) => {
      await give('save-draft', { ...articleForm, title: 'Rain at last' });
      await give('schedule', { dueAt: at(12), isEmbargoed: true });
    },
  },
  withdraw: {
    'of a publication': async ({ give }) => {
      await give('set-end', { endsAt: at(12) });
    },
    'beside a draft': async ({ give }) => {
      await give('set-end', { endsAt: at(12) });
      await give('save-draft', { ...articleForm, title: 'Rain at last' });
    },
  },
};

const rows = addressedCommands.flatMap((command) =>
  Object.entries(scheduled[command] ?? {}).map(([what, begin]) => ({ command, what, begin })),
);

test.each(rows)(
  '[article-due] $command $what by a job does what the one who scheduled it would have done by a press',
  async ({ command, begin }) => {
    const [byJob, byPress] = [await openNewsroom(), await openNewsroom()];
    for (const newsroom of [byJob, byPress]) {
      await begin(newsroom);
      newsroom.setHour(12);
    }
    await byPress.give(command);
    for (const newsroom of [byJob, byPress]) await newsroom.runJobs();
    const done = await byJob.stored();
    expect(done).toEqual(await byPress.stored());
    const told = done.notifications.filter(({ title }) => title === 'An article was withdrawn');
    if (command === 'withdraw') expect(told).toHaveLength(1);
  },
);
