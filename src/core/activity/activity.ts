import type { EventName, EventSubject } from './activity-entry.ts';

/** An event: what happened, by name and in the words of the activity log. */
export interface Activity {
  event: EventName;
  /** Absent where it happened to no single record. */
  subject?: EventSubject;
  action: string;
  description: string;
}
