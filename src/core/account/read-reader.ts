import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { type Reader, readerOf } from './user.ts';

/** The account on whose behalf the call is made; none for visitors and deleted accounts. */
export const readReader = defineRead({
  name: 'readReader',
  input: z.object({}),
  read: async (view, { actor }) => {
    const user =
      actor.kind === 'visitor' || actor.userId === undefined
        ? undefined
        : await view.get('users', actor.userId);
    return done<Reader | undefined>(user && readerOf(user));
  },
});
