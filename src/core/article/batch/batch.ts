import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { partsSchema } from '../../deletion/deleted-parts.ts';
import { storedList, storedOptionalText } from '../../text/stored.ts';
import { draftStages } from '../desk/draft.ts';
import { deskFilterFields } from '../desk-list/desk-fields.ts';
import { deskTabs } from '../desk-list/desk-tabs.ts';
import type { StoredBatch, StoredBatchPart } from './batch-collections.ts';

/** Commands that can be given for many articles at once. */
export const batchCommands = ['amend', 'feature', 'withdraw', 'delete'] as const;

export type BatchCommand = (typeof batchCommands)[number];

/** Articles of one transaction. More run as a job; readers and saves have their turn in between. */
export const BATCH_STEP = 50;

/** Most articles that are chosen one by one: a page of the longest list. */
export const MOST_CHOSEN = 100;

/** Most refusals that are kept with their reasons; further ones are counted. */
export const MOST_REFUSALS = 100;

/**
 * `running` and `undoing` have a job. `stopped`: somebody stopped it, or who gave it may give nothing any more; what was
 * done so far can be undone.
 */
export const batchStates = ['running', 'done', 'stopped', 'undoing', 'undone'] as const;

export type BatchState = (typeof batchStates)[number];

const refusalSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** In words. */
  reason: z.string(),
});

const count = () => z.catch(z.int(), 0);

const workSchema = z.object({
  command: z.enum(batchCommands),
  /** Input of the command. */
  fields: z.catch(z.record(z.string(), z.unknown()), {}),
  // Strict: a selection that this release reads in part would select more.
  selection: z.strictObject({
    tab: z.enum(deskTabs),
    /** Chosen articles; all that the filter selects by default. */
    ids: z.optional(z.array(z.string())),
    ...deskFilterFields,
  }),
  state: z.enum(batchStates),
  /** Number of selected articles; while it is undone, that of the changed ones. */
  total: count(),
  /** Articles that were changed and are not taken back. */
  done: count(),
  /** Articles that were already as the command would have made them. */
  same: count(),
  /** Articles for which the command, or its undoing, was refused. */
  failed: count(),
  /** The first refusals. */
  refusals: storedList(refusalSchema),
  /** Cursor of the next transaction in the list. */
  cursor: storedOptionalText(),
  /** Actor who gave the command. */
  by: loggedActorSchema,
  /** Actor who undoes it. */
  undoneBy: loggedActorSchema,
  /** True if who gave it has seen its end. */
  isSeen: z.catch(z.boolean(), false),
});

export type BatchWork = z.infer<typeof workSchema>;

/** True while a job works on a batch. */
export const isActive = ({ state }: Pick<BatchWork, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** A command on many articles. */
export interface Batch extends Pick<StoredBatch, 'id' | 'version' | 'writerId' | 'at'> {
  work: BatchWork;
}

/** Returns a stored batch; `undefined` if this release can't read it. */
export function batchOf(stored: StoredBatch | undefined): Batch | undefined {
  const { success, data } = z.safeParse(workSchema, stored?.work);
  return stored && success ? { ...stored, work: data } : undefined;
}

/** Change of one article. */
const stepSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Version of the working copy afterwards; absent where there is none any more. */
  version: z.optional(z.number()),
  noted: partsSchema,
});

export type BatchStep = z.infer<typeof stepSchema>;

/** Returns the changes of a transaction. */
export const stepsOf = ({ steps }: StoredBatchPart): BatchStep[] =>
  storedList(stepSchema).parse(steps);

/** A batch as the list of articles shows it. */
export const batchRowSchema = z.object({
  id: z.string(),
  ...z.pick(workSchema, {
    ...{ command: true, state: true, total: true, done: true, same: true, failed: true },
  }).shape,
  refusals: z.array(refusalSchema),
  /** Why its job waits for another attempt, or failed; absent if it goes on. */
  trouble: z.optional(z.string()),
});

export type BatchRow = z.infer<typeof batchRowSchema>;

export const rowOfBatch = ({ id, work }: Pick<Batch, 'id' | 'work'>): BatchRow => {
  const { command, state, total, done, same, failed, refusals } = work;
  return { id, command, state, total, done, same, failed, refusals };
};

/** Content of the question before a command on many articles. */
export const chosenSchema = z.object({
  total: z.int(),
  /** Titles of the first articles. */
  titles: z.array(z.string()),
  /** Number of articles by the stage of their working copy. */
  stages: z.array(z.object({ stage: z.enum([...draftStages, 'published']), count: z.int() })),
  /** Number of those that readers have; `undefined` if these are too many to count. */
  published: z.optional(z.int()),
});

export type ChosenArticles = z.infer<typeof chosenSchema>;
