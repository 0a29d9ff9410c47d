import * as z from 'zod/mini';
import { done, Refusal, refused } from '../../errors.ts';
import type { Ports, TokenContent } from '../../ports.ts';
import { defineChange, definePrivateTask } from '../../use-case.ts';
import * as words from '../../words/reader-event-words.ts';
import { newPassword } from '../account-fields.ts';
import { accountSubject } from '../account-of.ts';
import { postToAccount } from '../post-to-account.ts';
import { roleNames } from '../role.ts';
import {
  type LinkHolder,
  linkHolderSchema,
  provenReaderOf,
  type User,
  withSessionsEnded,
} from '../user.ts';
import { mustBeGoodPassword } from './good-password.ts';
import { holderOf, linkExpired, linkPurposes } from './password-link.ts';

/** Returns the account whose password a link sets, without redeeming it. Refuses with `not-found` if it has expired. */
export const readPasswordLink = definePrivateTask({
  name: 'readPasswordLink',
  contract: {
    route: 'GET /password',
    summary: 'The account that a password link is for',
    takes: z.object({ token: z._default(z.string(), '') }),
    answers: linkHolderSchema,
    refusals: ['not-found'],
  },
  input: z.object({ token: z.string() }),
  run: async ({ input: { token }, ports: { online, store } }) => {
    for (const purpose of linkPurposes) {
      const link = await online?.tokens.find(purpose, token);
      const user = link && (await store.read((view) => view.get('users', link.subject)));
      const holder = link && holderOf(link, user);
      if (holder) {
        // A stranger may have registered the address, so the invitation's name wins.
        const name = link.invitation?.name ?? holder.name;
        const isStaff = link.invitation !== undefined || holder.role !== undefined;
        return done<LinkHolder>({ name, email: holder.email, isStaff });
      }
    }
    return refused(linkExpired);
  },
});

/** Finds or redeems a link's token. Refuses with `not-found` if it was redeemed or has expired. */
async function contentOf(
  { online }: Ports,
  token: string,
  take: 'find' | 'redeem',
): Promise<TokenContent> {
  for (const purpose of linkPurposes) {
    const link = await online?.tokens[take](purpose, token);
    if (link) return link;
  }
  throw new Refusal(linkExpired);
}

/** Applies the name and role of an invitation to the account. */
const withLinkRedeemed = (user: User, { invitation }: TokenContent): User =>
  invitation ? { ...user, ...invitation, invited: undefined } : user;

/**
 * Sets a password by the link of a reset or an invitation, and confirms the address. This is the only
 * place that grants an invitation's role. Ends all earlier sessions and links of the account.
 */
export const resetPassword = defineChange({
  name: 'resetPassword',
  titled: 'password-not-changed',
  input: z.object({ token: z.string(), password: newPassword }),
  prepare: async ({ input, ports }) => {
    // Checks the link first, so that requests without one don't cost a hash.
    const found = await contentOf(ports, input.token, 'find');
    const user = await ports.store.read((view) => view.get('users', found.subject));
    const holder = found.invitation || user?.role ? 'staff' : 'reader';
    await mustBeGoodPassword(ports.passwords, input.password, {
      holder,
      titled: 'password-not-changed',
    });
    const hash = await ports.passwords.hash(input.password);
    return { link: await contentOf(ports, input.token, 'redeem'), hash };
  },
  change: async (change, { prepared: { link, hash }, ports }) => {
    const user = holderOf(link, await change.get('users', link.subject));
    if (!user) throw new Refusal(linkExpired);
    const changed = await change.replace('users', {
      ...withSessionsEnded(withLinkRedeemed(user, link)),
      password: hash,
      emailConfirmed: true,
    });
    await postToAccount(change, ports, 'password-changed', user.id);
    const { invitation } = link;
    return {
      value: provenReaderOf(changed),
      activity: invitation
        ? {
            event: 'invitation-redeemed',
            subject: accountSubject(user.id),
            action: words.acceptedInvitation,
            description: words.acceptedTheInvitation(changed.name, roleNames[invitation.role]),
          }
        : {
            event: 'password-changed',
            subject: accountSubject(user.id),
            action: words.changedPassword,
            description: words.userSetANewPassword(changed.name),
          },
      security: {
        kind: 'link',
        description: invitation
          ? words.acceptedAnInvitation(roleNames[invitation.role])
          : words.redeemedALink,
        subject: changed.name,
      },
    };
  },
});
