import type { EventSubject } from '../activity/activity-entry.ts';

/** Returns an account as the subject of events and jobs. */
export const accountSubject = (id: string): EventSubject => ({ collection: 'users', id });
