import * as z from 'zod/mini';
import { mustBeOwner } from '../actor.ts';
import { done } from '../errors.ts';
import { definePrivateRead } from '../use-case.ts';

/** Reads the storage usage. */
export const readStorageUsage = definePrivateRead({
  name: 'readStorageUsage',
  may: mustBeOwner,
  input: z.object({}),
  read: async (_view, { ports }) => done(await ports.storageUsage()),
});
