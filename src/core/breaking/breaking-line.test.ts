import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestPorts, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../tests/support/newsroom/work-off-jobs.ts';
import { type Actor, visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';

const line = { text: 'Ferry adrift', link: '', look: 'breaking', hours: 3 } as const;

/** A newsroom whose clock stands at 10 o'clock. */
function openNewsroom() {
  let hour = 10;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, hour)) };
  const { ports } = createTestPorts({}, { clock });
  const { setBreakingLine, endBreakingLine } = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  return {
    set: setBreakingLine,
    end: endBreakingLine,
    shown: async () => valueIn(await newsroom.readSite(visitor, {})).breaking,
    stored: () => ports.store.read((view) => view.list('breakingLines')),
    runJobs: () => workOffJobs(ports),
    setHour: (next: number) => {
      hour = next;
    },
  };
}

test('the line stands until its end, when a job removes it', async () => {
  const { runJobs, set, setHour, shown, stored } = openNewsroom();
  expect(await shown()).toBeUndefined();
  await set(admin, { ...line, link: '/article/ferry', hours: 2 });
  expect(await shown()).toEqual({
    ...{ text: 'Ferry adrift', link: '/article/ferry', look: 'breaking' },
    ...{ at: '2026-11-22T10:00:00.000Z', until: '2026-11-22T12:00:00.000Z' },
  });
  setHour(11);
  await runJobs();
  expect(await shown()).toMatchObject({ text: 'Ferry adrift' });
  setHour(12);
  expect(await shown()).toBeUndefined();
  await runJobs();
  expect(await stored()).toEqual([]);
});

test('a corrected line ends when the first one would, unless it says otherwise', async () => {
  const { set, setHour, shown } = openNewsroom();
  const { hours: _, ...text } = line;
  await set(admin, { ...text, hours: 2 });
  setHour(11);
  await set(admin, { ...text, text: 'Ferry towed' });
  expect(await shown()).toMatchObject({ text: 'Ferry towed', until: '2026-11-22T12:00:00.000Z' });
  setHour(13);
  await set(admin, text);
  expect(await shown()).toMatchObject({ until: '2026-11-22T16:00:00.000Z' });
});

test('the end of a line that was replaced leaves the new one', async () => {
  const { runJobs, set, setHour, shown } = openNewsroom();
  await set(admin, { ...line, hours: 1 });
  await set(admin, { ...line, text: 'Ferry found', look: 'developing', hours: 4 });
  setHour(12);
  await runJobs();
  expect(await shown()).toMatchObject({ text: 'Ferry found', look: 'developing' });
});

test('editors set and remove it; nobody removes a newer one', async () => {
  const { end, set, shown } = openNewsroom();
  const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
  expect((await set(author, line)).ok).toBe(false);
  const { at } = valueIn(await set(admin, line));
  expect(await end(admin, { at: '2026-11-22T09:00:00.000Z' })).toMatchObject({ ok: false });
  expect(await shown()).toBeDefined();
  valueIn(await end(admin, { at }));
  expect(await shown()).toBeUndefined();
});

test.each([
  [{ text: ' ' }, 'breaking-text-missing'],
  [{ text: 'x'.repeat(121) }, 'breaking-text-too-long'],
  [{ text: 'Ferry', link: 'javascript:alert(1)' }, 'breaking-link-malformed'],
])('%j is refused with %s', async (input, code) => {
  const { set } = openNewsroom();
  expect(await set(admin, { ...line, ...input })).toMatchObject({ ok: false, failure: { code } });
});

test('a line ends at an instant within a day, and at none that is past or later', async () => {
  const { set, shown } = openNewsroom();
  const { hours: _, ...text } = line;
  await set(admin, { ...text, until: '2026-11-22T17:45:00+05:30' });
  expect(await shown()).toMatchObject({ until: '2026-11-22T12:15:00.000Z' });
  for (const until of ['2026-11-22T10:00:00Z', '2026-11-23T10:00:01Z']) {
    expect(await set(admin, { ...text, until })).toMatchObject({
      failure: { code: 'breaking-end-out-of-range', field: 'until' },
    });
  }
  expect(await set(admin, { ...text, until: 'tonight' })).toMatchObject({
    failure: { code: 'breaking-end-malformed' },
  });
  expect(await shown()).toMatchObject({ until: '2026-11-22T12:15:00.000Z' });
});
