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
  /** `ADMIN_PASSWORD`. */
  given?: string | undefined;
  /** The hash that the command line stored, if any. */
  storedHash: () => Promise<string | undefined>;
  passwords: Passwords;
  /** The key of the site's keyed hashes. */
  siteKey: () => Promise<string>;
  /** True where owners let it open the back office; see `AccessPolicy`. */
  isAllowed: () => Promise<boolean>;
}

const noPasswordYet = () =>
  new Refusal({ kind: 'unavailable', code: 'admin-password-unset', field: 'password' });

const switchedOff = () =>
  new Refusal({ kind: 'forbidden', code: 'shared-password-off', field: 'password' });

/** The generation of a password that is switched off: no session has it. */
const NO_GENERATION = '';

/** Password of the back office; without one, it refuses everybody, and says so. */
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

/** The password as it is configured or stored, whether or not it is switched on. */
function knownPassword(setting: AdminPasswordSetting): Omit<AdminPassword, 'isOn'> {
  const { isDemo, given, passwords, siteKey } = setting;
  const fixed = isDemo ? DEMO_PASSWORD : given;

  /** Slow fingerprint: it is stored with sessions, and must not allow guessing the password. */
  const printOf = async (password: string): Promise<string> => {
    const key = createHmac('sha256', await siteKey())
      .update('admin password')
      .digest('base64url');
    return (await stretch(password, key, FINGERPRINT_BYTES)).toString('base64url');
  };

  if (fixed !== undefined) {
    const hash = once(() => passwords.hash(fixed));
    return {
      // A guess costs a slow hash, whichever way the password was set.
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
