import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { KEPT_DAYS } from '../security/security-event.ts';
import { recordFields, storedOptionalText, storedText } from '../text/stored.ts';
import { actorInWords, loggedActorSchema } from './logged-actor.ts';

/** Name of an event, from its subject and a past participle: `article-published`. */
export type EventName = `${string}-${string}`;

/** The record that an event happened to. */
export const eventSubjectSchema = z.object({ collection: z.string(), id: z.string() });

export type EventSubject = z.infer<typeof eventSubjectSchema>;

/** Most entries that the log shows, newest first. */
export const ACTIVITY_LIMIT = 100;

/** An event with its words for the activity log. Entries of older sites have `title` instead of `action`. */
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
    /** An `EventName`. Entries of older versions lack it, `subject` and `actor`. */
    event: storedOptionalText(),
    /** Absent also for events that concern no single record. */
    subject: z.catch(z.optional(eventSubjectSchema), undefined),
    actor: loggedActorSchema,
  }),
);

export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activityCollection = defineCollection({
  schema: activityEntrySchema,
  idPrefix: 'log',
  labelField: 'action',
  insertAt: 'first',
  limit: ACTIVITY_LIMIT,
  written: 'last',
  expiry: { sort: 'time', days: KEPT_DAYS },
  isArchived: false,
  // Owners can list a year of the log; others the specified number of entries.
  mostBelowOwner: ACTIVITY_LIMIT,
  filters: {},
  sorts: {
    action: (entry: ActivityEntry) => entry.action,
    time: (entry: ActivityEntry) => entry.timestamp,
  },
  searchedText: ({ action, description, actor, event, subject }) =>
    `${action} ${description} ${actor ? actorInWords(actor) : ''}${event ? ` ${event} ${subject?.id ?? ''}` : ''}`,
});
