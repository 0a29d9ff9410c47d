import type { ActivityEntry } from '../activity/activity-entry.ts';
import type { CollectionName } from '../collections.ts';

/** Weeks that the dashboard's plot looks back. */
export const DASHBOARD_WEEKS = 8;
/** Entries of the log on the dashboard. */
export const DASHBOARD_ACTIVITY = 8;

/** Data of the dashboard, the back office's first page. */
export interface Dashboard {
  /** Number of visible records by collection, without collections that the viewer may not see. */
  counts: Partial<Record<CollectionName, number>>;
  /** Messages that nobody read yet; 0 for whoever reads none. */
  newMessages: number;
  /** Articles published a week, oldest first; the last one is the week up to now. */
  published: { from: string; count: number }[];
  activity: ActivityEntry[];
}
