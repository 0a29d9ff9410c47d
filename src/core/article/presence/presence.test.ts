import { expect, test } from 'vitest';
import { admin, onlineForExamples } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { PRESENCE_LEASE } from './presence.ts';

const staffOf = (userId: string, role: 'author' | 'editor' = 'editor'): Actor => ({
  ...{ kind: 'staff', role, userId },
});

/** A newsroom with two people and an article; the clock can be moved. */
function openNewsroom() {
  let now = Date.UTC(2026, 10, 22, 10);
  const { ports } = createTestPorts(
    {
      articles: [storedArticle({ id: 'article-1' })],
      users: [
        storedUser({ id: 'user-1', name: 'Mara' }),
        storedUser({ id: 'user-2', name: 'Leela', email: 'b@example.com' }),
      ],
    },
    { clock: { now: () => new Date(now) }, online: onlineForExamples() },
  );
  const { keepPresence, leaveArticle, listPresence } = createBackOffice(ports);
  return {
    ...{ leaveArticle, listPresence, keepPresence },
    report: async (actor: Actor, tab: string, more: { mode?: 'writing'; wants?: 'ask' } = {}) =>
      valueIn(await keepPresence(actor, { id: 'article-1', tab, ...{ mode: 'reading', ...more } }))
        .others,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('the others are named, one person for several tabs, until they leave or are not heard of', async () => {
  const { report, leaveArticle, listPresence, pass } = openNewsroom();
  expect(await report(staffOf('user-1'), 'tab-of-mara')).toEqual([]);
  await report(staffOf('user-1'), 'tab-2-of-mara', { mode: 'writing', wants: 'ask' });
  const mara = { name: 'Mara', mode: 'writing', wants: 'ask' };
  expect(await report(staffOf('user-2'), 'tab-of-leela')).toEqual([mara]);
  expect(valueIn(await listPresence(admin, {})).articles).toEqual([
    { id: 'article-1', people: [{ name: 'Leela', mode: 'reading' }, mara] },
  ]);
  valueIn(await leaveArticle(staffOf('user-1'), { id: 'article-1', tab: 'tab-2-of-mara' }));
  expect(await report(staffOf('user-2'), 'tab-of-leela')).toEqual([
    { name: 'Mara', mode: 'reading' },
  ]);
  pass(PRESENCE_LEASE);
  expect(await report(staffOf('user-2'), 'tab-of-leela')).toEqual([]);
});

test('tabs with the shared password are people of their own', async () => {
  const { report } = openNewsroom();
  await report(admin, 'tab-number-1');
  expect(await report(admin, 'tab-number-2')).toHaveLength(1);
});

test('who may not write an article is not told who has it open', async () => {
  const { keepPresence, listPresence } = openNewsroom();
  const asked = { id: 'article-1', tab: 'tab-number-1', mode: 'reading' } as const;
  expect((await keepPresence(staffOf('user-2', 'author'), asked)).ok).toBe(false);
  expect((await keepPresence(visitor, asked)).ok).toBe(false);
  expect((await listPresence(visitor, {})).ok).toBe(false);
  expect((await keepPresence(admin, { ...asked, id: 'article-9' })).ok).toBe(false);
});
