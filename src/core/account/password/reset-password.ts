import * as z from 'zod/mini';
import { Refusal } from '../../errors.ts';
import type { Ports, TokenContent } from '../../ports.ts';
import { defineChange } from '../../use-case.ts';
import { newPassword } from '../account-fields.ts';
import { accountSubject } from '../account-subject.ts';
import { postToAccount } from '../post-to-account.ts';
import { roleNames } from '../role.ts';
import { provenReaderOf, type User, withSessionsEnded } from '../user.ts';
import { mustBeGoodPassword } from './good-password.ts';
import { holderOf, linkExpired, linkPurposes } from './password-link.ts';

/** Subject of a link. Throws a refusal for one that was used or is too old. */
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

/** The account with what its link gives: an invitation's place and name, which whoever asked for it chose. */
const withLinkRedeemed = (user: User, { invitation }: TokenContent): User =>
  invitation ? { ...user, ...invitation, invited: undefined } : user;

/**
 * Sets the password of whoever followed the link of a reset or an invitation; gives the role of an
 * invitation, here and nowhere else. Every session and link that the account had until then ends.
 */
export const resetPassword = defineChange({
  name: 'resetPassword',
  titled: 'password-not-changed',
  input: z.object({ token: z.string(), password: newPassword }),
  prepare: async ({ input, ports }) => {
    // Looked for first: whoever has no link must not make the server hash.
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
            action: 'Redeemed Invitation',
            description: `User "${changed.name}" is now ${roleNames[invitation.role]}`,
          }
        : {
            event: 'password-changed',
            subject: accountSubject(user.id),
            action: 'Changed Password',
            description: `User "${changed.name}" set a new password`,
          },
      security: {
        kind: 'link',
        description: invitation
          ? `redeemed an invitation as ${roleNames[invitation.role]}`
          : 'redeemed a link for a new password',
        subject: changed.name,
      },
    };
  },
});
