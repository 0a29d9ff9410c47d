import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createBoundedQueue } from '#core/bounded-queue.ts';
import { once } from '#core/once.ts';
import type { Passwords } from '#core/ports.ts';
import { normalizeText } from '#core/text/normalize-text.ts';

/** Some 18,000 passwords from public leaks in lower case; a third of a megabyte, so loaded on demand. */
const load = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** True if the password is a common one, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await load()).has(password.trim().toLowerCase());

/** Cost recommended by OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const present = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const NO_SALT = new Uint8Array(SALT_BYTES);

const derive = promisify(argon2);

/** Each hash takes 19 MiB and some 40 ms of a core: limits memory to 38 MiB and the wait to about 1 s. */
const inTurn = createBoundedQueue({ atOnce: 2, waiting: 30 });

type Cost = typeof present;

const hashWith = (cost: Cost, password: string, salt: Uint8Array, bytes: number) =>
  inTurn(() =>
    derive('argon2id', {
      message: Buffer.from(normalizeText(password, 'NFC')),
      nonce: salt,
      tagLength: bytes,
      ...cost,
    }),
  );

interface Stored {
  cost: Cost;
  salt: Uint8Array;
  hash: Uint8Array;
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

function readHash(stored: string): Stored | undefined {
  const [, memory, passes, parallelism, salt, hash] = form.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const unpadded = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Passwords as argon2id hashes in the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const argon2Passwords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(SALT_BYTES);
    const hash = await hashWith(present, password, salt, HASH_BYTES);
    const { memory, passes, parallelism } = present;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
  },
  matches: async (password, stored) => {
    const known = readHash(stored);
    // Imported records may hold plain passwords; other texts that begin with `$` match nothing.
    if (!known) {
      // Hashes anyway: the response time must not reveal accounts without a password.
      await hashWith(present, password, NO_SALT, HASH_BYTES);
      return !stored.startsWith('$') && stored !== '' && password === stored;
    }
    const hash = await hashWith(known.cost, password, known.salt, known.hash.length);
    return timingSafeEqual(hash, known.hash);
  },
  isCommon: isCommonPassword,
  isOutdated: (stored) => {
    const { memory, passes, parallelism } = present;
    return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
  },
};
