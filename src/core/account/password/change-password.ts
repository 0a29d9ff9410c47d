import * as z from 'zod/mini';
import { failures, Refusal } from '../../errors.ts';
import { defineChange } from '../../use-case.ts';
import * as words from '../../words/reader-event-words.ts';
import { givenPassword, newPassword } from '../account-fields.ts';
import { accountSubject } from '../account-of.ts';
import { postToAccount } from '../post-to-account.ts';
import { provenAccount } from '../proven-account.ts';
import { provenReaderOf, withSessionsEnded } from '../user.ts';
import { mustBeGoodPassword } from './good-password.ts';

/**
 * Rehashes a password after a log-in if the stored form is plain text, as in records from elsewhere, or an
 * outdated hash.
 */
export const securePassword = defineChange({
  name: 'securePassword',
  input: z.object({ userId: z.string(), password: givenPassword }),
  prepare: ({ input, ports }) => ports.passwords.hash(input.password),
  change: async (change, { input, prepared, ports }) => {
    const user = await change.get('users', input.userId);
    if (!user || !(await ports.passwords.matches(input.password, user.password))) {
      throw new Refusal(failures.notFound());
    }
    await change.replace('users', { ...user, password: prepared });
    return {
      value: undefined,
      activity: {
        event: 'password-secured',
        subject: accountSubject(user.id),
        action: words.updatedUser,
        description: words.theStoredPasswordOfUser(user.name),
      },
    };
  },
});

/** Replaces one's own password. Ends all other sessions and all links of the account. */
export const changePassword = defineChange({
  name: 'changePassword',
  titled: 'password-not-changed',
  input: z.object({ current: givenPassword, password: newPassword }),
  prepare: async ({ input, actor, ports }) => {
    const user = await provenAccount(ports, actor, input.current, {
      titled: 'password-not-changed',
      field: 'current',
    });
    const holder = user.role ? 'staff' : 'reader';
    await mustBeGoodPassword(ports.passwords, input.password, {
      holder,
      titled: 'password-not-changed',
    });
    return { user, hash: await ports.passwords.hash(input.password) };
  },
  change: async (change, { prepared: { user, hash }, ports }) => {
    // Refused with `conflict` if the account changed since its password was checked.
    const changed = await change.replace('users', {
      ...withSessionsEnded(user),
      password: hash,
    });
    await postToAccount(change, ports, 'password-changed', user.id);
    return {
      value: provenReaderOf(changed),
      activity: {
        event: 'password-changed',
        subject: accountSubject(user.id),
        action: words.changedPassword,
        description: words.userChangedTheirPassword(user.name),
      },
      security: { kind: 'password', description: words.changedTheirPassword },
    };
  },
});
