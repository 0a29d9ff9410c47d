import * as z from 'zod/mini';
import { accountIdOf } from '../actor.ts';
import { done, failures, Refusal, refused } from '../errors.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/reader-event-words.ts';
import { accountSubject } from './account-of.ts';
import { holderOf, linkExpired } from './password/password-link.ts';
import { postToAccount } from './post-to-account.ts';
import { readerOf, readerSchema } from './user.ts';
import { revokeLinksOf, withAddress } from './with-address.ts';

/**
 * Sends another letter to confirm the address of one's own account. Refuses with `not-logged-in`, and with
 * `unavailable` if no mail can be sent.
 */
export const askForConfirmation = definePrivateTask({
  name: 'askForConfirmation',
  contract: {
    route: 'POST /me/email-confirmation',
    summary: 'Send another letter that confirms the caller’s address',
    status: 202,
    refusals: ['not-logged-in', 'too-many', 'unavailable'],
  },
  input: z.object({}),
  run: async ({ actor, ports }) => {
    const userId = accountIdOf(actor);
    if (userId === undefined) return refused(failures.notLoggedIn());
    if (!ports.online?.mail) {
      return refused({ kind: 'unavailable', code: 'mail-needed' });
    }
    await ports.store.change((change) => postToAccount(change, ports, 'confirm-address', userId));
    return done(undefined);
  },
});

/**
 * Confirms an account's address by the token that was sent to it; a new address replaces the former one, which is told.
 * Refuses with `not-found`, and with `taken` if another account has the address meanwhile.
 */
export const confirmEmail = defineChange({
  name: 'confirmEmail',
  contract: {
    route: 'PUT /email-confirmation',
    summary: 'Confirm an address with the token of its letter',
    answers: readerSchema,
    refusals: ['not-found', 'taken', 'too-many'],
    limit: 'log-in',
  },
  input: z.object({ token: z.string() }),
  prepare: async ({ input, ports }) => {
    const link = await ports.online?.tokens.redeem('confirm-email', input.token);
    if (!link) throw new Refusal(linkExpired);
    const user = await ports.store.read((view) => view.get('users', link.subject));
    if (link.email !== undefined && link.email === user?.newEmail) {
      await revokeLinksOf(ports, link.subject);
    }
    return link;
  },
  change: async (change, { prepared: link, ports }) => {
    const user = holderOf(link, await change.get('users', link.subject));
    if (!user) throw new Refusal(linkExpired);
    const { email = user.email } = link;
    const isMoved = email !== user.email;
    // Links of earlier releases name no address, and may have been sent to a former one.
    const isOld = link.email === undefined && user.newEmail !== undefined;
    if (isOld || (isMoved && email !== user.newEmail)) throw new Refusal(linkExpired);
    const changed = await change.replace('users', {
      ...(isMoved ? await withAddress(change, ports, user, email) : user),
      emailConfirmed: true,
    });
    return {
      value: readerOf(changed),
      activity: {
        event: 'address-confirmed',
        subject: accountSubject(user.id),
        action: words.confirmedAddress,
        description: words.userConfirmedTheirAddress(user.name),
      },
      ...(isMoved && {
        security: { kind: 'role', description: words.movedToAnotherAddress, subject: user.name },
      }),
    };
  },
});
