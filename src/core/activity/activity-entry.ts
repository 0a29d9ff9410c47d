import * as z from 'zod/mini';
import { recordFields, storedOptionalText, storedText } from '../text/stored.ts';
import { loggedActorSchema } from './logged-actor.ts';

/** The name of an event: what it happened to, and what happened, such as `article-published`. */
export type EventName = `${string}-${string}`;

/** The record that an event happened to. */
export const eventSubjectSchema = z.object({ collection: z.string(), id: z.string() });

export type EventSubject = z.infer<typeof eventSubjectSchema>;

/** Most entries that the log shows, newest first. */
export const ACTIVITY_LIMIT = 100;

/**
 * An event: its words for the activity log, and its name, subject, actor and instant. Entries of older sites
 * have `title` instead of `action`.
 */
export const activityEntrySchema = z.pipe(
  z.transform((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'title' in entry && !('action' in entry)
      ? { ...entry, action: entry.title }
      : entry,
  ),
  z.looseObject({
    ...recordFields,
    action: z.string(),
    description: storedText(),
    timestamp: storedText(),
    /** An `EventName`; absent from entries of older versions, as are the next two. */
    event: storedOptionalText(),
    /** Absent as well where an event happened to no single record. */
    subject: z.catch(z.optional(eventSubjectSchema), undefined),
    actor: loggedActorSchema,
  }),
);

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
