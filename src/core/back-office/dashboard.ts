import * as z from 'zod/mini';
import { activityEntrySchema } from '../activity/activity-entry.ts';
import { collectionNames } from '../collections.ts';

/** Number of weeks in the dashboard's plot. */
export const DASHBOARD_WEEKS = 8;
/** Number of log entries on the dashboard. */
export const DASHBOARD_ACTIVITY = 8;

/** Data of the dashboard, the back office's first page. */
export const dashboardSchema = z.object({
  /** Number of records per collection that this account may see. */
  counts: z.partialRecord(z.enum(collectionNames), z.int()),
  /** Number of unread messages; 0 for roles that may not read messages. */
  newMessages: z.int(),
  /** Number of articles published per week, oldest first; the last week ends now. */
  published: z.array(z.object({ from: z.string(), count: z.int() })),
  activity: z.array(activityEntrySchema),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
