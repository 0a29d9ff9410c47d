import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { storedUser } from '../../../tests/support/newsroom/test-newsroom.ts';
import { ADMIN_KEY, createLocalSession } from './local-session.ts';
import { createMemoryStorage } from './memory-storage.ts';

const codeOf = (work: () => void): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.failure.kind;
    throw error;
  }
  return 'done';
};

test('[storage-keys] the admin flag is set only by the JSON value true', () => {
  const storage = createMemoryStorage();
  const session = createLocalSession(() => storage);
  expect(session.actor()).toEqual({ kind: 'visitor' });
  session.logIn(storedUser());
  expect(session.actor()).toEqual({ kind: 'reader', userId: 'user-1' });
  for (const flag of ['yes', '1', '"true"', '{}', '']) {
    storage.setItem(ADMIN_KEY, flag);
    expect(session.actor().kind).toBe('reader');
  }
  storage.setItem(ADMIN_KEY, 'true');
  expect(session.actor()).toEqual({
    kind: 'staff',
    role: 'owner',
    userId: 'user-1',
    isByPassword: true,
    isProven: true,
  });
});

test('renewing changes the session of that account only', () => {
  const storage = createMemoryStorage();
  const session = createLocalSession(() => storage);
  session.renew(storedUser());
  expect(storage.length).toBe(0);
  session.logIn(storedUser());
  session.renew(storedUser({ id: 'user-2' }));
  expect(session.actor()).toEqual({ kind: 'reader', userId: 'user-1' });
});

test('[storage-full] a full storage refuses the session and keeps the old one', () => {
  const storage = createMemoryStorage(160);
  const session = createLocalSession(() => storage);
  session.logIn(storedUser({ password: '' }));
  const before = storage.getItem('currentUser');
  expect(codeOf(() => session.logIn(storedUser({ name: 'x'.repeat(200) })))).toBe('storage-full');
  expect(storage.getItem('currentUser')).toBe(before);
});

test('where storage is blocked, log-in is refused and log-out does nothing', () => {
  const session = createLocalSession(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(session.actor()).toEqual({ kind: 'visitor' });
  expect(codeOf(() => session.logIn(storedUser()))).toBe('storage-blocked');
  expect(codeOf(() => session.logOut())).toBe('done');
});
