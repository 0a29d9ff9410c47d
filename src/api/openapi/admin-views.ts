import * as z from 'zod/mini';
import type { ProofAsked } from '#core/account/prove-identity.ts';
import { roles } from '#core/account/role.ts';
import { activityEntrySchema } from '#core/activity/activity-entry.ts';
import { archivedNames } from '#core/archive/archive-format.ts';
import type { ImportReport } from '#core/archive/import-report.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { collectionNames } from '#core/collections.ts';
import type { ImageUse } from '#core/image/image-use.ts';
import type { KeptMedia } from '#core/ports.ts';
import type { AdminAccess } from '../admin-routes.ts';
import { owedFactor } from './second-factor-views.ts';

/* Response schemas of the back office's API for the OpenAPI document; see `reader-views.ts`. */

const text = z.string();
const count = z.int().check(z.nonnegative());

/** A user in a table; never the password. */
export const user = z.looseObject({
  id: text,
  name: text,
  email: text,
  subscribed: z.boolean(),
  createdAt: text,
});

export const tableOf = (record: z.ZodMiniType) =>
  z.object({
    records: z.array(record),
    total: count,
    page: count,
    pages: count,
    next: z.exactOptional(text),
  });

export const access: z.ZodMiniType<AdminAccess> = z.object({
  hint: z.exactOptional(text),
  isPasswordOff: z.exactOptional(z.boolean()),
});

export const dashboard: z.ZodMiniType<Dashboard> = z.object({
  counts: z.partialRecord(z.enum(collectionNames), count),
  newMessages: count,
  published: z.array(z.object({ from: text, count })),
  activity: z.array(activityEntrySchema),
});

export const imageUses: z.ZodMiniType<ImageUse[]> = z.array(
  z.object({
    collection: z.enum(['articles', 'webStories', 'advertisements']),
    id: text,
    title: text,
  }),
);

export const notification = z.object({ title: text, message: text, link: text });

const sized = { key: text, characters: count };

export const storageUsage: z.ZodMiniType<StorageUsage> = z.object({
  used: count,
  capacity: count,
  records: count,
  uploads: z.object({ files: count, bytes: count }),
  keys: z.array(z.object(sized)),
  largest: z.array(z.object({ ...sized, id: text, label: text })),
});

export const importReport: z.ZodMiniType<ImportReport> = z.object({
  createdAt: text,
  collections: z.array(
    z.object({
      name: z.enum(archivedNames),
      added: count,
      replaced: count,
      unchanged: count,
      refused: z.array(z.object({ id: text, reason: text })),
    }),
  ),
  uploads: z.object({ added: count, unchanged: count, leftOut: count }),
});

export const proofAsked: z.ZodMiniType<ProofAsked> = z.object({
  by: z.enum(['account', 'password']),
  factor: z.exactOptional(owedFactor),
});

export const invited = z.object({ id: text, name: text, email: text, role: z.enum(roles) });

export const passwordLink = z.object({ link: text, isMailed: z.boolean() });

export const keptMedia: z.ZodMiniType<KeptMedia> = z.object({
  type: z.enum(['image', 'video']),
  url: text,
});
