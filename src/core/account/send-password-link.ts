import * as z from 'zod/mini';
import { done, failures, refused } from '../errors.ts';
import { definePrivateTask, mustBeProvenOwner } from '../use-case.ts';
import { invitationLetter } from './account-letters.ts';
import { needsServer, passwordLink } from './password-link.ts';

/**
 * Makes the link with which an invited or locked-out person sets their password, and mails it where mail can
 * be sent. Returns it as well, so that an owner can hand it over.
 */
export const sendPasswordLink = definePrivateTask({
  name: 'sendPasswordLink',
  may: mustBeProvenOwner,
  input: z.object({ userId: z.string() }),
  run: async ({ input: { userId }, actor, ports: { online, store } }) => {
    if (!online) return refused(needsServer);
    const user = await store.read((view) => view.get('users', userId));
    if (!user) return refused(failures.deletedAlready());
    const link = await passwordLink(online, 'invitation', user);
    await online.security.record(actor, {
      kind: 'link',
      description: 'made a link that sets a password',
      subject: user.invited?.name ?? user.name,
    });
    const isMailed = (await online.mail?.send(invitationLetter(user, link))) ?? false;
    return done({ link, isMailed });
  },
});
