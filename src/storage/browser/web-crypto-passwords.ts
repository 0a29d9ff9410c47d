import { type Failure, Refusal } from '#core/errors.ts';
import type { Passwords } from '#core/ports.ts';
import { normalizeText } from '#core/text/normalize-text.ts';

/** OWASP's figure for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
export const PBKDF2_ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

const insecureAddress: Failure = {
  kind: 'unavailable',
  code: 'secure-address-needed',
};

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) throw new Refusal(insecureAddress);
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(normalizeText(password, 'NFC')),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  );
  return new Uint8Array(bits);
}

const form = /^\$pbkdf2-sha256\$i=(\d{1,7})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  one.forEach((byte, at) => {
    difference |= byte ^ (other[at] ?? 0);
  });
  return difference === 0;
}

/**
 * Salted PBKDF2 by Web Crypto, stored as `$pbkdf2-sha256$i=600000$salt$hash`. A stored text of another
 * form is compared as a plain password.
 */
export const webCryptoPasswords: Passwords = {
  hash: async (password) => {
    if (!globalThis.crypto?.subtle) throw new Refusal(insecureAddress);
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    const hash = await derive(password, salt, PBKDF2_ITERATIONS);
    return `$pbkdf2-sha256$i=${PBKDF2_ITERATIONS}$${toBase64(salt)}$${toBase64(hash)}`;
  },
  matches: async (password, stored) => {
    const [, iterations, salt, hash] = form.exec(stored) ?? [];
    if (!iterations || !salt || !hash) return stored !== '' && password === stored;
    try {
      const derived = await derive(password, fromBase64(salt), Number(iterations));
      return areEqual(derived, fromBase64(hash));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return false;
    }
  },
  // The list of common passwords is larger than all scripts of a page, and protects nothing in the user's
  // own browser.
  isCommon: async () => false,
  isOutdated: (stored) => Number(form.exec(stored)?.[1] ?? 0) < PBKDF2_ITERATIONS,
};
