import { defineCollection } from '../collection.ts';
import { ACTIVITY_LIMIT, type ActivityEntry, activityEntrySchema } from './activity-entry.ts';

export const activityCollection = defineCollection({
  schema: activityEntrySchema,
  idPrefix: 'log',
  insertAt: 'first',
  limit: ACTIVITY_LIMIT,
  isArchived: false,
  filters: {},
  sorts: {
    action: (entry: ActivityEntry) => entry.action,
    time: (entry: ActivityEntry) => entry.timestamp,
  },
  searchedText: ({ action, description }) => `${action} ${description}`,
});
