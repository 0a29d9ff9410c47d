import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordFields, storedText } from '../text/stored.ts';

/** Most deletions that a browser keeps. */
export const MOST_DELETIONS = 100;

/** The deletion of one piece of content, with all that restores it. */
export const deletionSchema = z.looseObject({
  ...recordFields,
  /** Collection of the deleted record. */
  kind: storedText(),
  /** Id of the deleted record. */
  record: storedText(),
  /** Display name of the record. */
  label: storedText(),
  /** ISO instant of the deletion. */
  at: storedText(),
  /** ISO instant from which it can't be restored any more. */
  until: storedText(),
  by: loggedActorSchema,
  /** Account id of the writer of a deleted article; '' for none. */
  writerId: storedText(),
  /** Id of the article, for an entry of its live blog; '' for anything else. */
  article: storedText(),
  /** Removed and changed records; `deleted-parts.ts` has their schema, which readers need not load. */
  parts: z.unknown(),
});

export type Deletion = z.infer<typeof deletionSchema>;
