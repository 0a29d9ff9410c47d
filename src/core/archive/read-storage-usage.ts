import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead, mustBeOwner } from '../use-case.ts';

/** Reads the storage usage. */
export const readStorageUsage = defineRead({
  name: 'readStorageUsage',
  may: mustBeOwner,
  input: z.object({}),
  read: async (_view, { ports }) => done(await ports.storageUsage()),
});
