import * as z from 'zod/mini';
import { defineCollection } from '../../collection.ts';
import { recordFields, storedText } from '../../text/stored.ts';

/** Days for which a change of many articles can be undone. */
const UNDO_DAYS = 30;

const batchSchema = z.looseObject({
  ...recordFields,
  /** Account id of its giver; '' for the shared password. */
  writerId: storedText(),
  /** ISO instant at which it was given. */
  at: storedText(),
  /** The rest; `batch.ts` has its schema, which readers need not load. */
  work: z.unknown(),
});

export type StoredBatch = z.infer<typeof batchSchema>;

const shared = {
  insertAt: 'first',
  makesRoom: true,
  seenBy: 'nobody',
  isArchived: false,
  expiry: { sort: 'at', days: UNDO_DAYS },
  searchedText: () => '',
} as const;

const at = (record: { at: string }) => record.at;

/** Commands on many articles. */
export const batchCollection = defineCollection({
  ...shared,
  schema: batchSchema,
  idPrefix: 'batch',
  limit: 20,
  filters: { writer: ({ writerId }: StoredBatch) => writerId },
  sorts: { at },
});

const batchPartSchema = z.looseObject({
  ...recordFields,
  batch: storedText(),
  at: storedText(),
  /** Data by which it is undone; `batch.ts` has their schema. */
  steps: z.unknown(),
});

export type StoredBatchPart = z.infer<typeof batchPartSchema>;

/** The transactions of which a command on many articles consists, the last one first. */
export const batchPartCollection = defineCollection({
  ...shared,
  schema: batchPartSchema,
  idPrefix: 'batch-part',
  limit: 200,
  filters: { batch: ({ batch }: StoredBatchPart) => batch },
  sorts: { at },
});
