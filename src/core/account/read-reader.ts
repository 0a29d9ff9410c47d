import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import type { Reader } from './user.ts';

/** Returns the actor's account; `undefined` for visitors and deleted accounts. */
export const readReader = defineRead({
  name: 'readReader',
  input: z.object({}),
  read: async (_, { ownAccount }) => done<Reader | undefined>(await ownAccount()),
});
