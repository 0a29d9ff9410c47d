import { defineCollection } from '../collection.ts';
import { KEPT_DAYS } from '../security/security-event.ts';
import { ACTIVITY_LIMIT, type ActivityEntry, activityEntrySchema } from './activity-entry.ts';
import { actorInWords } from './logged-actor.ts';

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
