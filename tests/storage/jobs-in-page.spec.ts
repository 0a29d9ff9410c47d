import { expect, test } from '../support/journey/site.ts';

const letter = {
  id: 'job-1',
  version: 1,
  kind: 'letter',
  state: 'waiting',
  wantedAt: '2026-11-20T06:30:00.000Z',
  dueAt: '2026-11-20T06:30:00.000Z',
  attempts: 0,
  lastError: '',
  payload: { about: 'message', of: 'message-1' },
};

test('[jobs-in-page] a job that became due while no page was open runs when one opens, in one tab @browser', async ({
  context,
  page,
  site,
}) => {
  const wantedAt = new Date().toISOString();
  await site.open('/', { store: { jobs: [{ ...letter, wantedAt }] } });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect
    .poll(() => site.storedList('jobs'))
    .toMatchObject([{ state: 'waiting', attempts: 1, lastError: 'The site has no mail server.' }]);
  // The leading tab holds the lock; the other one takes over when it closes.
  const locks = () =>
    second.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const of = (all: LockInfo[]) => all.filter(({ name }) => name === 'daybreak-jobs').length;
      return [of(held), of(pending)];
    });
  await expect.poll(locks).toEqual([1, 1]);
  await page.close();
  await expect.poll(locks).toEqual([1, 0]);
});
