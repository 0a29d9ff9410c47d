import * as z from 'zod/mini';
import type { Reader } from '#core/account/user.ts';
import type { Actor } from '#core/actor.ts';
import { Refusal } from '#core/errors.ts';
import { writeFailure } from './write-together.ts';

/** The keys of the sessions; `isAdminAuthenticated` is specified. */
export const SESSION_KEY = 'currentUser';
export const ADMIN_KEY = 'isAdminAuthenticated';

const sessionSchema = z.looseObject({ id: z.string() });

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Log-in session of this browser: the reader's copy of the account, and the admin's flag. */
export function createLocalSession(storage: () => Storage) {
  function write(key: string, value: string): void {
    try {
      storage().setItem(key, value);
    } catch (error) {
      throw new Refusal(writeFailure(error));
    }
  }

  function remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // Nobody is logged in where storage is blocked.
    }
  }

  const readerId = (): string | undefined => {
    const parsed = z.safeParse(sessionSchema, read(storage, SESSION_KEY));
    return parsed.success ? parsed.data.id : undefined;
  };

  return {
    actor: (): Actor => {
      const userId = readerId();
      if (read(storage, ADMIN_KEY) === true) {
        // A page can't protect itself from its browser's user, so nothing is asked for twice.
        return {
          kind: 'staff',
          role: 'owner',
          ...(userId === undefined ? {} : { userId }),
          isByPassword: true,
          isProven: true,
        };
      }
      return userId === undefined ? { kind: 'visitor' } : { kind: 'reader', userId };
    },
    logIn: (reader: Reader): void => write(SESSION_KEY, JSON.stringify(reader)),
    logOut: (): void => remove(SESSION_KEY),
    logInAdmin: (): void => write(ADMIN_KEY, 'true'),
    logOutAdmin: (): void => remove(ADMIN_KEY),
    endAllOf: (userId: string): void => {
      if (readerId() === userId) remove(SESSION_KEY);
    },
    renew: (reader: Reader): void => {
      if (readerId() === reader.id) write(SESSION_KEY, JSON.stringify(reader));
    },
  };
}

export type LocalSession = ReturnType<typeof createLocalSession>;
