import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import type { AdminPassword, Passwords } from '#core/ports.ts';

/** The demo's fixed password, no secret (decisions.md, section 2). */
export const DEMO_PASSWORD = 'daybreak';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

interface AdminPasswordSetting {
  isDemo: boolean;
  /** `ADMIN_PASSWORD`. */
  given?: string | undefined;
  /** The hash that the command line stored, if any. */
  storedHash: () => Promise<string | undefined>;
  passwords: Passwords;
}

/** What opens the back office; until there is a password, nothing does, and it says so. */
export const createAdminPassword = (setting: AdminPasswordSetting): AdminPassword => ({
  matches: async (password) => {
    if (setting.isDemo) return isSame(password, DEMO_PASSWORD);
    if (setting.given !== undefined) return isSame(password, setting.given);
    const hash = await setting.storedHash();
    if (hash !== undefined) return setting.passwords.matches(password, hash);
    throw new Refusal({
      code: 'unavailable',
      title: 'No Password Yet',
      message:
        'Nobody has set the password of the back office. On the server, set ADMIN_PASSWORD or run “daybreak admin set-password”.',
      field: 'password',
    });
  },
});
