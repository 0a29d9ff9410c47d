import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import type { Reader } from './user.ts';

/** The account on whose behalf the call is made; none for visitors and deleted accounts. */
export const readReader = defineRead({
  name: 'readReader',
  input: z.object({}),
  read: async (_, { ownAccount }) => done<Reader | undefined>(await ownAccount()),
});
