import { describe, expect, test } from 'vitest';
import {
  createMailingNewsroom,
  tokenIn,
} from '../../../../tests/support/newsroom/mailing-newsroom.ts';
import {
  createTestPorts,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import type { Outcome } from '../../errors.ts';
import { objectionToPassword } from './good-password.ts';
import { passwordLink } from './password-link.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);
const invited = { name: 'Edda', role: 'editor' } as const;

/** A newsroom with one account, and a link that sets its password. */
async function withLink(purpose: 'reset-password' | 'invitation', user: object = {}) {
  const opened = createMailingNewsroom({ users: [storedUser({ ...user })] });
  const account = async () => {
    const found = await opened.ports.store.read((view) => view.get('users', 'user-1'));
    if (!found) throw new Error('There is no account.');
    return found;
  };
  const link = await passwordLink(opened.online, purpose, await account());
  return { ...opened, account, link, token: tokenIn(link) };
}

/** A password of that length that repeats nothing. */
const passwordOf = (length: number): string => 'harbourlightsinfog'.slice(0, length);

describe('whose password a link sets', () => {
  test.each<[string, 'reset-password' | 'invitation', object, string, boolean]>([
    ['a reader’s reset', 'reset-password', {}, 'Asha Rao', false],
    ['a reset of staff', 'reset-password', { role: 'author' }, 'Asha Rao', true],
    ['a reset of an invited reader', 'reset-password', { invited }, 'Asha Rao', false],
    ['an invitation', 'invitation', { invited }, 'Edda', true],
    ['a link for staff who are locked out', 'invitation', { role: 'author' }, 'Asha Rao', true],
    ['a link for a reader who is locked out', 'invitation', {}, 'Asha Rao', false],
  ])('%s', async (_, purpose, user, name, isStaff) => {
    const { newsroom, token, link } = await withLink(purpose, user);
    expect(link).toBe(`https://news.example/set-password?token=${token}`);
    expect(valueIn(await newsroom.readPasswordLink(visitor, { token }))).toEqual({
      name,
      email: 'asha@example.com',
      isStaff,
    });
  });
});

describe('setting a password by a link', () => {
  test.each<[string, 'reset-password' | 'invitation', object, number]>([
    ['a reader', 'reset-password', {}, 8],
    ['an invited reader, by a reset', 'reset-password', { invited }, 8],
    ['staff', 'reset-password', { role: 'author' }, 12],
    ['the invited', 'invitation', { invited }, 12],
  ])('takes from %s (%s, %j) at least %i characters', async (_, purpose, user, least) => {
    const { newsroom, token, account } = await withLink(purpose, user);
    const set = (length: number) =>
      newsroom.resetPassword(visitor, { token, password: passwordOf(length) });
    const before = await account();
    expect(await set(least - 1)).toMatchObject({
      failure: {
        code: 'password-too-short',
        params: { least },
        field: 'password',
        titled: 'password-not-changed',
      },
    });
    expect(await account()).toEqual(before);
    expect(await set(least)).toMatchObject({ ok: true, value: { generation: 1 } });
    expect(await account()).toMatchObject({ generation: 1, emailConfirmed: true });
  });

  test('gives the role and the name of an invitation, and tells the holder', async () => {
    const { newsroom, ports, token, account, letters, workOffJobs } = await withLink('invitation', {
      invited,
    });
    const given = { token, password: 'twelve chars' };
    expect(valueIn(await newsroom.resetPassword(visitor, given)).reader).toMatchObject(invited);
    const user = await account();
    expect(user).toMatchObject(invited);
    expect(user.invited).toBeUndefined();
    const [entry] = await ports.store.read((view) => view.list('activity'));
    expect(entry).toMatchObject({
      event: 'invitation-redeemed',
      description: 'Edda accepted the invitation and is now Editor',
    });
    const [event] = await ports.store.read((view) => view.list('securityEvents'));
    expect(event).toMatchObject({
      kind: 'link',
      subject: 'Edda',
      description: 'accepted an invitation as Editor',
    });
    await workOffJobs();
    expect(letters.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(codeOf(await newsroom.resetPassword(visitor, given))).toBe('password-link-expired');
  });

  test('by a reset gives no role that the account was invited to', async () => {
    const { newsroom, ports, token, account } = await withLink('reset-password', { invited });
    await newsroom.resetPassword(visitor, { token, password: 'long enough' });
    const user = await account();
    expect(user).toMatchObject({ name: 'Asha Rao', invited });
    expect(user.role).toBeUndefined();
    const [event] = await ports.store.read((view) => view.list('securityEvents'));
    expect(event?.description).toBe('redeemed a link for a new password');
  });
});

describe('a link that an owner makes', () => {
  test('ends the last one, is recorded by the invited name, and needs no mail', async () => {
    const { backOffice, ports, online, token, newsroom } = await withLink('invitation', {
      invited,
    });
    const recorded: unknown[] = [];
    online.security.record = async (_, event) => {
      recorded.push(event);
    };
    const { mail: _, ...withoutMail } = online;
    const office = createBackOffice({ ...ports, online: withoutMail });
    const { link, isMailed } = valueIn(await office.sendPasswordLink(owner, { userId: 'user-1' }));
    expect(isMailed).toBe(false);
    expect(await ports.store.read((view) => view.count('jobs'))).toBe(0);
    expect(recorded).toEqual([
      { kind: 'link', description: 'made a link that sets a password', subject: 'Edda' },
    ]);
    const read = (of: string) => newsroom.readPasswordLink(visitor, { token: of });
    expect(codeOf(await read(token))).toBe('password-link-expired');
    expect(codeOf(await read(tokenIn(link)))).toBe('ok');
    expect(codeOf(await backOffice.sendPasswordLink(owner, { userId: 'user-0' }))).toBe(
      'deleted-already',
    );
  });

  test('needs a server', async () => {
    const { ports } = createTestPorts({ users: [storedUser()] });
    const made = await createBackOffice(ports).sendPasswordLink(owner, { userId: 'user-1' });
    expect(codeOf(made)).toBe('staff-need-server');
  });
});

describe('changing one’s own password', () => {
  test.each([
    [{}, 8],
    [{ role: 'author' }, 12],
  ])('takes from an account with %j at least %i characters', async (user, least) => {
    const { newsroom, account } = await withLink('reset-password', user);
    const actor: Actor = { kind: 'reader', userId: 'user-1' };
    const change = (length: number) =>
      newsroom.changePassword(actor, { current: 'secret word', password: passwordOf(length) });
    expect(await change(least - 1)).toMatchObject({
      failure: { params: { least }, titled: 'password-not-changed' },
    });
    expect(await change(least)).toMatchObject({ ok: true, value: { generation: 1 } });
    expect((await account()).password).toBe(passwordOf(least));
  });
});

test.each([
  'aaaaaaaaaaaa',
  'abababababab',
  'abcabcabcabcabc',
  '123456789012',
  'abcdefghijkl',
  'lkjihgfedcba',
  'qwertyuiopqw',
  'Aaaaaaaaaaab',
])('“%s” is no password', async (password) => {
  const objection = await objectionToPassword({ isCommon: async () => false }, password, 'staff');
  expect(objection).toMatchObject({ code: 'password-simple' });
});
