import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { owners } from '../permission.ts';
import { definePrivateRead } from '../use-case.ts';
import { storageUsageSchema } from './storage-usage.ts';

/** Returns the storage usage, for owners. */
export const readStorageUsage = definePrivateRead({
  name: 'readStorageUsage',
  contract: {
    route: 'GET /admin/storage',
    summary: 'Storage that each kind of content takes',
    answers: storageUsageSchema,
  },
  may: owners,
  input: z.object({}),
  read: async (_view, { ports }) => done(await ports.storageUsage()),
});
