import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { user } from '../support/records/records.ts';

const job = (id: string, fields: Record<string, unknown>) => ({
  id,
  version: 1,
  // An unknown kind, so that no worker runs the job during the test.
  kind: 'delivery',
  state: 'waiting',
  wantedAt: '2026-11-20T06:30:00.000Z',
  dueAt: '2026-11-20T06:30:00.000Z',
  attempts: 0,
  lastError: '',
  payload: {},
  ...fields,
});

const failed = {
  state: 'failed',
  attempts: 3,
  failedAt: '2026-11-20T07:30:00.000Z',
  lastError: 'Nobody was there.',
};

const jobs = [
  job('job-1', { ...failed, subject: { collection: 'articles', id: 'article-7' } }),
  job('job-2', {
    ...failed,
    payload: { about: 'password-changed' },
    subject: { collection: 'users', id: user(1).id },
  }),
  job('job-3', { dueAt: '2030-01-01T06:30:00.000Z' }),
];

test('[jobs-page] lists waiting and failed jobs with reasons; a failed job is tried again or deleted', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/jobs', {
    store: { jobs, users: [user(1, { name: 'Asha Rao' })], activityLogs: [] },
  });
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tab('Open 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab('Running 0')).toBeVisible();
  await tab('Failed 2').click();
  const rows = page.getByRole('table', { name: 'Jobs' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('delivery');
  await expect(rows.nth(1)).toContainText('article-7');
  await expect(rows.nth(1)).toContainText('Nobody was there.');
  await expect(rows.nth(1)).toContainText('3 attempts');
  const sentence = page.getByText('In the browser edition jobs run only while a tab is open');
  await expect(sentence).toHaveCount(edition === 'browser' ? 1 : 0);

  await page.getByRole('button', { name: 'Try again: delivery: article-7' }).click();
  await site.toast('Success', 'The job is tried again.');
  await page.getByRole('button', { name: 'Delete: delivery: password changed, Asha Rao' }).click();
  await site.toast('Success', 'The job was deleted.');
  await expect(tab('Failed 0')).toBeVisible();
  await expect(page.getByText('No job is in this state.')).toBeVisible();
  await tab('Waiting 2').click();
  await expect(rows).toHaveCount(3);
  expect(await site.storedList('jobs')).toMatchObject([
    { id: 'job-1', state: 'waiting', attempts: 0 },
    { id: 'job-3', state: 'waiting' },
  ]);
  expect(await site.storedList('activityLogs')).toMatchObject([
    { action: 'Deleted Job', event: 'job-deleted', subject: { collection: 'jobs', id: 'job-2' } },
    { action: 'Retried Job', event: 'job-retried' },
  ]);
});
