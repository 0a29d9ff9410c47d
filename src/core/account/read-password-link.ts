import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { linkExpired, linkPurposes } from './password-link.ts';
import type { LinkHolder } from './user.ts';

/** Whose password a link sets, without using it up; refuses with `not-found` once it is no longer good. */
export const readPasswordLink = defineTask({
  name: 'readPasswordLink',
  input: z.object({ token: z.string() }),
  run: async ({ input: { token }, ports: { online, store } }) => {
    for (const purpose of linkPurposes) {
      const userId = await online?.tokens.find(purpose, token);
      const user = userId && (await store.read((view) => view.get('users', userId)));
      if (user) return done<LinkHolder>({ name: user.name, email: user.email });
    }
    return refused(linkExpired);
  },
});
