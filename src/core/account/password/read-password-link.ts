import * as z from 'zod/mini';
import { done, refused } from '../../errors.ts';
import { definePrivateTask } from '../../use-case.ts';
import { type LinkHolder, linkHolderSchema } from '../user.ts';
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
