import { describe, expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../tests/support/newsroom/work-off-jobs.ts';
import type { Actor } from '../actor.ts';
import { enqueuePublication } from '../article/desk/desk-jobs.ts';
import { createBackOffice } from '../back-office.ts';
import type { Outcome } from '../errors.ts';
import { createNewsroom } from '../newsroom.ts';
import { readerOf } from './user.ts';

const owner: Actor = { kind: 'staff', role: 'owner', userId: 'user-9', isProven: true };
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);

const asha = storedUser({ role: 'editor', emailConfirmed: true });
const edda = storedUser({ id: 'user-2', name: 'Edda', email: 'edda@example.com', role: 'editor' });
const cora = storedUser({
  id: 'user-3',
  name: 'Cora',
  email: 'c@example.com',
  role: 'contributor',
});
const boss = storedUser({ id: 'user-9', name: 'Boss', email: 'boss@example.com', role: 'owner' });

async function siteWith(records: { users?: object[]; drafts?: object[] }) {
  const online = onlineForExamples();
  const { ports } = createTestPorts({ users: [asha, edda, cora, boss], ...records }, { online });
  await online.secondFactor.policies.save({ requiredFor: [], allowsSharedPassword: false });
  const userOf = (id: string) => ports.store.read((view) => view.get('users', id));
  const draftOf = (id: string) => ports.store.read((view) => view.get('drafts', id));
  return {
    ...{ ports, userOf, draftOf },
    ...{ office: createBackOffice(ports), newsroom: createNewsroom(ports) },
  };
}

describe('details of an account', () => {
  test('an owner changes what is given, and keeps the rest', async () => {
    const { office, userOf } = await siteWith({ users: [{ ...asha, picture: '/art/a.svg' }] });
    const change = (fields: object) =>
      office.changeDetails(owner, { userId: 'user-1', name: 'Asha', ...fields });
    expect(codeOf(await change({}))).toBe('ok');
    expect(await userOf('user-1')).toMatchObject({
      ...{ name: 'Asha', email: asha.email, picture: '/art/a.svg', emailConfirmed: true },
    });
    expect(codeOf(await change({ email: 'new@example.com', picture: '' }))).toBe('ok');
    const changed = await userOf('user-1');
    expect(changed).toMatchObject({ email: 'new@example.com', role: 'editor' });
    expect(changed?.picture).toBeUndefined();
    // Nobody has shown that this address is theirs.
    expect(changed?.emailConfirmed).toBeUndefined();
  });

  test('an address of another account is refused, in any case of letters', async () => {
    const { office, userOf } = await siteWith({});
    const email = 'EDDA@example.com';
    expect([
      codeOf(await office.changeDetails(owner, { userId: 'user-1', name: 'Asha', email })),
      codeOf(
        await office.changeOwnEmail(
          { kind: 'staff', role: 'editor', userId: 'user-1', isProven: true },
          { email },
        ),
      ),
    ]).toEqual(['email-of-another', 'email-of-another']);
    expect(await userOf('user-1')).toMatchObject({ name: 'Asha Rao', email: asha.email });
  });

  test('whoever came by the shared password alone has none', async () => {
    const { office } = await siteWith({});
    const shared: Actor = { kind: 'staff', role: 'owner', isByPassword: true, isProven: true };
    expect(codeOf(await office.changeOwnDetails(shared, { name: 'Me' }))).toBe('account-needed');
  });
});

describe('a suspended account', () => {
  const suspended = async () => {
    const site = await siteWith({});
    valueIn(await site.office.suspendAccount(owner, { userId: 'user-1', isSuspended: true }));
    return site;
  };

  test('can do nothing, and says so only to whoever knows its password', async () => {
    const { newsroom, userOf } = await suspended();
    const user = await userOf('user-1');
    expect(user).toMatchObject({ suspended: { role: 'editor' }, generation: 1 });
    expect(user && readerOf(user).role).toBeUndefined();
    const logIn = async (password: string) =>
      codeOf(await newsroom.logIn({ kind: 'visitor' }, { email: asha.email, password }));
    expect([await logIn('secret word'), await logIn('a guess')]).toEqual([
      'account-suspended',
      'email-or-password-wrong',
    ]);
  });

  test('must be reinstated before an owner gives it a role, an invitation or a link', async () => {
    const { office } = await suspended();
    const userId = 'user-1';
    expect([
      codeOf(await office.changeRole(owner, { userId, role: 'owner' })),
      codeOf(await office.sendPasswordLink(owner, { userId })),
      codeOf(await office.inviteStaff(owner, { name: 'A', email: asha.email, role: 'author' })),
    ]).toEqual(['suspended-now', 'suspended-now', 'suspended-now']);
  });

  test('gets its role back', async () => {
    const { office, newsroom, userOf } = await suspended();
    const change = (isSuspended: boolean) =>
      office.suspendAccount(owner, { userId: 'user-1', isSuspended });
    valueIn(await change(true));
    valueIn(await change(false));
    const user = await userOf('user-1');
    expect(user).toMatchObject({ role: 'editor', generation: 2 });
    expect(user?.suspended).toBeUndefined();
    const given = { email: asha.email, password: 'secret word' };
    expect(codeOf(await newsroom.logIn({ kind: 'visitor' }, given))).toBe('ok');
  });

  test('keeps its name in the log when it is deleted', async () => {
    const { office, ports } = await suspended();
    valueIn(await office.deleteUser(owner, { id: 'user-1' }));
    const log = await ports.store.read((view) => view.list('activity'));
    expect(log.map(({ description }) => description)).toEqual([
      'User "Asha Rao" was deleted',
      'User "Asha Rao" was suspended',
    ]);
  });

  test('is not the last owner', async () => {
    const { office } = await siteWith({});
    expect(
      codeOf(await office.suspendAccount(owner, { userId: 'user-9', isSuspended: true })),
    ).toBe('last-owner');
  });
});

describe('handing over', () => {
  const draft = (id: string, fields: object) => ({ ...articleForm, id, version: 1, ...fields });
  const by = { kind: 'staff', id: 'user-1', role: 'editor' };
  const drafts = [
    draft('article-101', { writerId: 'user-1', stage: 'draft' }),
    draft('article-102', {
      ...{ writerId: 'user-3', stage: 'in-review', askedId: 'user-1', askedName: 'Asha Rao' },
      neededBy: '2026-12-01',
    }),
    draft('article-103', {
      ...{ writerId: 'user-1', stage: 'scheduled', scheduledBy: by },
      dueAt: '2026-11-21T06:00:00.000Z',
    }),
    draft('article-104', { writerId: 'user-2', stage: 'draft' }),
  ];

  test('counts what waits, and leaves nothing of it', async () => {
    const { office, draftOf } = await siteWith({ drafts });
    const workOf = async (userId: string) => {
      const { heirs, ...work } = valueIn(await office.readWork(owner, { userId }));
      expect(heirs.map(({ id }) => id).toSorted()).toEqual(
        ['user-1', 'user-2', 'user-3', 'user-9'].filter((id) => id !== userId),
      );
      return work;
    };
    expect(await workOf('user-1')).toEqual({ drafts: 2, reviews: 1, scheduled: 1 });
    expect(valueIn(await office.handOver(owner, { userId: 'user-1', to: 'user-2' }))).toEqual({
      ...{ handedOver: 3, isDone: true },
    });
    expect(await workOf('user-1')).toEqual({ drafts: 0, reviews: 0, scheduled: 0 });
    expect(await workOf('user-2')).toEqual({ drafts: 3, reviews: 1, scheduled: 0 });
    expect(await draftOf('article-102')).toMatchObject({
      ...{ writerId: 'user-3', askedId: 'user-2', askedName: 'Edda', neededBy: '2026-12-01' },
    });
  });

  test('reviews go to nobody in particular where the heir may not judge', async () => {
    const { office, draftOf } = await siteWith({ drafts });
    valueIn(await office.handOver(owner, { userId: 'user-1', to: 'user-3' }));
    const review = await draftOf('article-102');
    expect(review).toMatchObject({ stage: 'in-review', neededBy: '2026-12-01' });
    expect(review?.askedId).toBeUndefined();
    expect((await draftOf('article-101'))?.writerId).toBe('user-3');
  });

  test.each([true, false])(
    'what a suspended person scheduled comes out: %s',
    async (isHandedOver) => {
      const { office, ports, draftOf } = await siteWith({ drafts });
      await ports.store.change((change) =>
        enqueuePublication(change, 'article-103', ports.clock.now()),
      );
      valueIn(await office.suspendAccount(owner, { userId: 'user-1', isSuspended: true }));
      if (isHandedOver) valueIn(await office.handOver(owner, { userId: 'user-1', to: 'user-2' }));
      await workOffJobs(ports);
      expect((await draftOf('article-103')) === undefined).toBe(isHandedOver);
    },
  );

  test('goes on over 200 at once', async () => {
    const many = Array.from({ length: 201 }, (_, at) =>
      draft(`article-${1000 + at}`, { writerId: 'user-1', stage: 'draft' }),
    );
    const { office } = await siteWith({ drafts: many });
    const next = async () =>
      valueIn(await office.handOver(owner, { userId: 'user-1', to: 'user-2' }));
    expect([await next(), await next()]).toEqual([
      { handedOver: 200, isDone: false },
      { handedOver: 1, isDone: true },
    ]);
  });

  test.each(['user-1', 'gone-1'])('%s is nobody to hand it to', async (to) => {
    const { office } = await siteWith({ drafts });
    expect(codeOf(await office.handOver(owner, { userId: 'user-1', to }))).toBe('heir-unknown');
  });
});

test('a link that an owner made ends with the address that it was sent to', async () => {
  const { office, newsroom } = await siteWith({});
  const made = valueIn(await office.sendPasswordLink(owner, { userId: 'user-1' }));
  const token = new URL(made.link).searchParams.get('token') ?? '';
  const details = { userId: 'user-1', name: 'Asha', email: 'other@example.com' };
  valueIn(await office.changeDetails(owner, details));
  const visitor: Actor = { kind: 'visitor' };
  expect(codeOf(await newsroom.resetPassword(visitor, { token, password: 'harbour lights' }))).toBe(
    'password-link-expired',
  );
});

test('another case of the letters of an address is no other address', async () => {
  const { office, userOf } = await siteWith({});
  valueIn(
    await office.changeDetails(owner, {
      ...{ userId: 'user-1', name: 'Asha', email: 'ASHA@example.com' },
    }),
  );
  expect(await userOf('user-1')).toMatchObject({
    ...{ email: 'ASHA@example.com', emailConfirmed: true },
  });
});

test('one’s own work is handed to those who may answer for its schedules', async () => {
  const { office } = await siteWith({});
  const hand = async (to: string) => codeOf(await office.handOver(owner, { userId: 'user-9', to }));
  expect([await hand('user-3'), await hand('user-2')]).toEqual(['heir-unknown', 'ok']);
  const { heirs } = valueIn(await office.readWork(owner, { userId: 'user-9' }));
  expect(heirs.map(({ id }) => id).toSorted()).toEqual(['user-1', 'user-2']);
});
