import { createHash, createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '#core/account/demo-password.ts';
import { Refusal } from '#core/errors.ts';
import { once } from '#core/once.ts';
import type { AdminPassword, Passwords } from '#core/ports.ts';

const FINGERPRINT_BYTES = 32;

const stretch = promisify<string, string, number, Buffer>(scrypt);

interface AdminPasswordSetting {
  isDemo: boolean;
  /** Value of `ADMIN_PASSWORD`. */
  given?: string | undefined;
  /** Returns the hash that `daybreak admin set-password` stored, if any. */
  storedHash: () => Promise<string | undefined>;
  passwords: Passwords;
  /** Returns the key of the site's HMACs. */
  siteKey: () => Promise<string>;
  /** Returns true if owners allow the shared password; see `AccessPolicy`. */
  isAllowed: () => Promise<boolean>;
}

const noPasswordYet = () =>
  new Refusal({ kind: 'unavailable', code: 'admin-password-unset', field: 'password' });

const switchedOff = () =>
  new Refusal({ kind: 'forbidden', code: 'shared-password-off', field: 'password' });

/** Generation while the password is switched off; no session has it. */
const NO_GENERATION = '';

/** Shared password of the back office; refuses with `admin-password-unset` when none is set. */
export function createAdminPassword(setting: AdminPasswordSetting): AdminPassword {
  const known = knownPassword(setting);
  const isOn = setting.isAllowed;
  return {
    isOn,
    matches: async (password) => {
      if (!(await isOn())) throw switchedOff();
      return known.matches(password);
    },
    generation: async () => ((await isOn()) ? known.generation() : NO_GENERATION),
  };
}

/** The configured or stored password, whether or not it is switched on. */
function knownPassword(setting: AdminPasswordSetting): Omit<AdminPassword, 'isOn'> {
  const { isDemo, given, passwords, siteKey } = setting;
  const fixed = isDemo ? DEMO_PASSWORD : given;

  /** Slow fingerprint, since it is stored with sessions and must not help guessing. */
  const printOf = async (password: string): Promise<string> => {
    const key = createHmac('sha256', await siteKey())
      .update('admin password')
      .digest('base64url');
    return (await stretch(password, key, FINGERPRINT_BYTES)).toString('base64url');
  };

  if (fixed !== undefined) {
    const hash = once(() => passwords.hash(fixed));
    return {
      // Hashed, so that a guess costs as much as against a stored hash.
      matches: async (password) => passwords.matches(password, await hash()),
      generation: once(() => printOf(fixed)),
    };
  }
  return {
    matches: async (password) => {
      const hash = await setting.storedHash();
      if (hash === undefined) throw noPasswordYet();
      return passwords.matches(password, hash);
    },
    generation: async () => {
      const hash = (await setting.storedHash()) ?? '';
      return createHash('sha256').update(hash).digest('base64url');
    },
  };
}
