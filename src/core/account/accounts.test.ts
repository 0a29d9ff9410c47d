import { describe, expect, test } from 'vitest';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestNewsroom,
  createTestPorts,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';

const asha = { name: '  Asha Rao ', email: ' Asha@Example.com ', password: ' secret word ' };
const reader = (userId: string): Actor => ({ kind: 'reader', userId });

describe('registering', () => {
  test('[password-hash] makes a Standard account that holds a hash, never the password', async () => {
    const { newsroom, storage } = createTestNewsroom();
    const made = valueIn(await newsroom.registerReader(visitor, asha)).reader;
    expect(made).toMatchObject({ name: 'Asha Rao', email: 'Asha@Example.com', subscribed: false });
    expect(made.id).toMatch(/^user-\d{13}$/);
    expect(made).not.toHaveProperty('password');
    const [stored] = JSON.parse(storage.getItem('users') ?? '[]');
    expect(stored.password).toMatch(/^\$pbkdf2-sha256\$i=600000\$/);
    for (let at = 0; at < storage.length; at += 1) {
      expect(storage.getItem(storage.key(at) ?? '')).not.toContain('secret word');
    }
    const found = valueIn(await newsroom.logIn(visitor, { ...asha, email: 'asha@example.com' }));
    expect(found.reader).toEqual(made);
    expect(found.isPasswordOutdated).toBe(false);
  });

  test('[register-taken] an address that has an account is refused, in any case', async () => {
    const { newsroom, storage } = createTestNewsroom({ users: [storedUser()] });
    const before = storage.getItem('users');
    const outcome = await newsroom.registerReader(visitor, { ...asha, email: 'ASHA@example.COM' });
    expect(inWords(outcome)).toEqual({
      ok: false,
      failure: {
        kind: 'taken',
        title: 'Registration Failed',
        message: 'An account with this email already exists.',
        field: 'email',
      },
    });
    expect(storage.getItem('users')).toBe(before);
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ email: '' }, 'email'],
    [{ email: 'asha@' }, 'email'],
    [{ password: '' }, 'password'],
    [{ password: '   ' }, 'password'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: '', email: '', password: '' }, 'name'],
  ])('%j breaks the rule of its field', async (wrong, field) => {
    const { newsroom } = createTestNewsroom();
    const outcome = await newsroom.registerReader(visitor, { ...asha, ...wrong });
    expect(inWords(outcome)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', title: 'Registration Failed', field },
    });
  });
});

describe('logging in', () => {
  const logIn = (email: string, password: string, users: unknown[] = [storedUser()]) =>
    createTestNewsroom({ users }).newsroom.logIn(visitor, { email, password });

  test('[login-failure] a wrong password and an unknown address fail with the same message', async () => {
    const failures = [
      await logIn('asha@example.com', 'wrong'),
      await logIn('nobody@example.com', 'secret word'),
      await logIn('asha@example.com', ''),
      await logIn('', ''),
      await logIn('asha@example.com', '', [storedUser({ password: 7 })]),
    ];
    expect(failures[0] && inWords(failures[0])).toMatchObject({
      ok: false,
      failure: { title: 'Login Failed', message: 'Invalid email or password.' },
    });
    for (const failure of failures) expect(failure).toEqual(failures[0]);
  });

  test('a stored hash is not accepted as a password', async () => {
    const { newsroom, storage } = createTestNewsroom();
    await newsroom.registerReader(visitor, asha);
    const [{ password }] = JSON.parse(storage.getItem('users') ?? '[]');
    const outcome = await newsroom.logIn(visitor, { email: asha.email, password });
    expect(outcome.ok).toBe(false);
  });

  test('[password-hash] a plain-text record logs in, and its password can be secured', async () => {
    const { newsroom, storage } = createTestNewsroom({ users: [storedUser({ badge: 'gold' })] });
    const credentials = { email: 'ASHA@example.com', password: 'secret word' };
    expect(valueIn(await newsroom.logIn(visitor, credentials)).isPasswordOutdated).toBe(true);
    const wrong = await newsroom.securePassword(visitor, { userId: 'user-1', password: 'wrong' });
    expect(wrong.ok).toBe(false);
    valueIn(await newsroom.securePassword(visitor, { userId: 'user-1', password: 'secret word' }));
    const [stored] = JSON.parse(storage.getItem('users') ?? '[]');
    expect(stored).toMatchObject({ id: 'user-1', badge: 'gold' });
    expect(stored.password).toMatch(/^\$pbkdf2/);
    expect(valueIn(await newsroom.logIn(visitor, credentials)).isPasswordOutdated).toBe(false);
  });

  test('the password decides between two records with the same address', async () => {
    const users = [storedUser(), storedUser({ id: 'user-2', password: 'other' })];
    const outcome = await logIn('asha@example.com', 'other', users);
    expect(valueIn(outcome).reader.id).toBe('user-2');
  });
});

describe('the subscription', () => {
  const users = [storedUser(), storedUser({ id: 'user-2', email: 'b@example.com' })];
  /** Makes the account with that id Premium, or the actor's own if there is none. */
  const change = async (actor: Actor, userId?: string) => {
    const { ports } = createTestPorts({ users });
    const outcome =
      userId === undefined
        ? await createNewsroom(ports).changeOwnPremium(actor, { subscribed: true })
        : await createBackOffice(ports).changePremium(actor, { userId, subscribed: true });
    return { outcome, users: await ports.store.read((view) => view.list('users')) };
  };

  test('readers change their own, admins any', async () => {
    for (const [actor, userId] of [
      [reader('user-1'), undefined],
      [{ kind: 'staff', role: 'owner' }, 'user-1'],
    ] as const) {
      const { outcome, users: after } = await change(actor, userId);
      expect(outcome).toMatchObject({ ok: true, value: { id: 'user-1', subscribed: true } });
      expect(after.map(({ subscribed }) => subscribed)).toEqual([true, false]);
    }
  });

  test.each<[string, Actor, string | undefined, string]>([
    ['a visitor', visitor, undefined, 'not-logged-in'],
    ['a visitor, of an account', visitor, 'user-1', 'not-logged-in'],
    ['another reader', reader('user-2'), 'user-1', 'not-logged-in'],
    ['an editor', { kind: 'staff', role: 'editor' }, 'user-1', 'not-allowed'],
    ['a reader whose account is gone', reader('user-9'), undefined, 'not-logged-in'],
    [
      'an admin, of an unknown account',
      { kind: 'staff', role: 'owner' },
      'user-9',
      'deleted-already',
    ],
  ])('%s is refused', async (_, actor, userId, code) => {
    const { outcome, users: after } = await change(actor, userId);
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
    expect(after.some(({ subscribed }) => subscribed)).toBe(false);
  });
});

test('[session-deleted] visitors and deleted accounts have no reader', async () => {
  const { newsroom } = createTestNewsroom({ users: [storedUser()] });
  expect(valueIn(await newsroom.readReader(reader('user-1'), {}))?.name).toBe('Asha Rao');
  for (const actor of [visitor, reader('user-9'), { kind: 'staff', role: 'owner' } as const]) {
    expect(valueIn(await newsroom.readReader(actor, {}))).toBeUndefined();
  }
});
