import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { accountSubject } from './account-subject.ts';
import { holderOf, linkExpired } from './password/password-link.ts';
import { readerOf, readerSchema } from './user.ts';

/** Confirms an account's address by the token that was sent to it. Refuses with `not-found`. */
export const confirmEmail = defineChange({
  name: 'confirmEmail',
  contract: {
    route: 'PUT /email-confirmation',
    summary: 'Confirm an address with the token of its letter',
    answers: readerSchema,
    refusals: ['not-found', 'too-many'],
    limit: 'log-in',
  },
  input: z.object({ token: z.string() }),
  prepare: async ({ input, ports }) => {
    const link = await ports.online?.tokens.redeem('confirm-email', input.token);
    if (!link) throw new Refusal(linkExpired);
    return link;
  },
  change: async (change, { prepared: link }) => {
    const user = holderOf(link, await change.get('users', link.subject));
    if (!user) throw new Refusal(linkExpired);
    const changed = await change.replace('users', { ...user, emailConfirmed: true });
    return {
      value: readerOf(changed),
      activity: {
        event: 'address-confirmed',
        subject: accountSubject(user.id),
        action: 'Confirmed Address',
        description: `User "${user.name}" confirmed their address`,
      },
    };
  },
});
