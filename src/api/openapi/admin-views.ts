import * as z from 'zod/mini';
import type { ProofAsked } from '#core/account/proof-asked.ts';
import { roles } from '#core/account/role.ts';
import { activityEntrySchema } from '#core/activity/activity-entry.ts';
import { advertisementSchema } from '#core/advertisement/advertisement.ts';
import { archivedNames } from '#core/archive/archive-format.ts';
import type { ImportReport } from '#core/archive/import-report.ts';
import type { StorageUsage } from '#core/archive/storage-usage.ts';
import type { ArticleRow } from '#core/article/article-row.ts';
import { draftSchema } from '#core/article/desk/draft.ts';
import { revisionSchema } from '#core/article/desk/revision.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { type CollectionName, collectionNames, collections } from '#core/collections.ts';
import type { ImageUse } from '#core/image/image-use.ts';
import { jobSchema } from '#core/job/job.ts';
import type { JobSummary } from '#core/job/job-summary.ts';
import { messageSchema } from '#core/message/message.ts';
import type { NotificationReceipt } from '#core/notification/notification.ts';
import type { KeptMedia } from '#core/ports.ts';
import { videoSchema } from '#core/video/video.ts';
import type { WebStoryRow } from '#core/web-story/web-story-row.ts';
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

const published = z.object({ publishedAt: z.exactOptional(text), time: z.exactOptional(text) });

const articleRow: z.ZodMiniType<ArticleRow> = z.object({
  id: text,
  version: z.optional(count),
  title: text,
  category: text,
  author: text,
  writerId: z.optional(text),
  isFeatured: z.boolean(),
  isPremium: z.boolean(),
  published,
  picture: z.object({
    src: z.exactOptional(text),
    alt: text,
    caption: z.exactOptional(text),
    placeholder: count,
  }),
});

const webStoryRow: z.ZodMiniType<WebStoryRow> = z.object({
  id: text,
  version: z.optional(count),
  title: text,
  coverImage: text,
  picture: z.exactOptional(text),
  pageCount: count,
});

/** Rows of the collections whose tables don't show whole records. */
const rows: Partial<Record<CollectionName, z.ZodMiniType>> = {
  users: user,
  articles: articleRow,
  drafts: z.omit(draftSchema, { content: true }),
  revisions: z.omit(revisionSchema, { state: true }),
  stories: webStoryRow,
  videos: z.omit(videoSchema, { description: true }),
  advertisements: z.omit(advertisementSchema, { mediaUrl: true, link: true, text: true }),
  messages: z.omit(messageSchema, { message: true }),
  jobs: z.extend(z.omit(jobSchema, { payload: true }), { about: text }),
};

/** A page of a table. */
export const tableOf = (name: CollectionName) =>
  z.object({
    records: z.array(rows[name] ?? collections[name].schema),
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

export const jobSummary: z.ZodMiniType<JobSummary> = z.object({
  counts: z.object({ waiting: count, running: count, failed: count }),
  labels: z.record(text, text),
});

export const imageUses: z.ZodMiniType<ImageUse[]> = z.array(
  z.object({
    collection: z.enum(['articles', 'stories', 'advertisements']),
    id: text,
    title: text,
  }),
);

export const notification: z.ZodMiniType<NotificationReceipt> = z.object({
  title: text,
  message: text,
  link: text,
  id: z.exactOptional(text),
  audience: z.exactOptional(count),
});

export const subscribers = z.object({ browsers: count });

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
      leftOut: count,
    }),
  ),
  uploads: z.object({ added: count, unchanged: count, leftOut: count }),
  desk: z.object({ keptDrafts: count, republished: count, unscheduled: count, due: count }),
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
