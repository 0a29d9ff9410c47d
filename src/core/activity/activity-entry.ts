import * as z from 'zod/mini';
import { recordFields, storedText } from '../stored.ts';
import { loggedActorSchema } from './logged-actor.ts';

/** Most entries that the log shows, newest first (seed.md, section 9). */
export const ACTIVITY_LIMIT = 100;

/** An entry read with `title` instead of `action` is understood (decisions.md, section 2). */
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
    /** Absent from entries of older versions. */
    actor: loggedActorSchema,
  }),
);

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
