import * as z from 'zod/mini';
import type { Reader } from '#core/account/user.ts';
import type { Actor } from '#core/actor.ts';
import { Refusal } from '#core/errors.ts';
import { writeFailure } from './write-together.ts';

/** Keys of the sessions in local storage; the specification names `isAdminAuthenticated`. */
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

/** Log-in sessions of this browser: a copy of the reader's account, and the admin flag. */
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
      // Blocked storage holds no session that could be removed.
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
        // Users can edit their own local storage, so asking for further proof would protect nothing.
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
