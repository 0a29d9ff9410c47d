import * as z from 'zod/mini';
import { activityEntrySchema } from '../activity/activity-entry.ts';
import { collectionNames } from '../collections.ts';

/** Weeks that the dashboard's plot looks back. */
export const DASHBOARD_WEEKS = 8;
/** Entries of the log on the dashboard. */
export const DASHBOARD_ACTIVITY = 8;

/** Data of the dashboard, the back office's first page. */
export const dashboardSchema = z.object({
  /** Number of visible records by collection, without collections that the viewer may not see. */
  counts: z.partialRecord(z.enum(collectionNames), z.int()),
  /** Unread messages; 0 for those who read none. */
  newMessages: z.int(),
  /** Articles published a week, oldest first; the last one is the week up to now. */
  published: z.array(z.object({ from: z.string(), count: z.int() })),
  activity: z.array(activityEntrySchema),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
