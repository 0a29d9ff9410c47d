import * as z from 'zod/mini';
import { done, failures, refused } from '../../errors.ts';
import { postLetter } from '../../letter/post-letter.ts';
import { provenOwners } from '../../permission.ts';
import { definePrivateTask } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { invitationOf } from '../account-letters.ts';
import { accountSubject } from '../account-of.ts';
import { mustNotBeSuspended } from '../refuse-suspended.ts';
import { needsServer, passwordLink } from './password-link.ts';

/**
 * Makes a link with which an invited or locked-out person sets their password. Mails it if possible, and
 * returns it, so that an owner can hand it over.
 */
export const sendPasswordLink = definePrivateTask({
  name: 'sendPasswordLink',
  contract: {
    route: 'POST /admin/users/:userId/password-link',
    summary: 'Make a link that sets the password of an account',
    description: 'It is mailed as well, where mail can be sent.',
    answers: z.object({ link: z.string(), isMailed: z.boolean() }),
    status: 201,
    refusals: ['not-found', 'unavailable'],
  },
  may: provenOwners,
  input: z.object({ userId: z.string() }),
  run: async ({ input: { userId }, actor, ports }) => {
    const { online, store } = ports;
    if (!online) return refused(needsServer);
    const user = await store.read((view) => view.get('users', userId));
    if (!user) return refused(failures.deletedAlready());
    mustNotBeSuspended(user);
    const link = await passwordLink(online, 'invitation', user);
    await online.security.record(actor, {
      kind: 'link',
      description: words.madeALinkThatSets,
      subject: user.invited?.name ?? user.name,
    });
    const isMailed = (await online.mail?.admits({ to: user.email })) ?? false;
    if (isMailed) {
      const subject = accountSubject(userId);
      await store.change((change) =>
        postLetter(change, ports, {
          about: 'invitation',
          of: invitationOf(user),
          subject,
          isAdmitted: true,
        }),
      );
    }
    return done({ link, isMailed });
  },
});
