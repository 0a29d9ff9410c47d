import type { EventName, EventSubject } from './activity-entry.ts';

/** An event: its name, and its words for the activity log. */
export interface Activity {
  event: EventName;
  /** Absent if it concerns no single record. */
  subject?: EventSubject;
  action: string;
  description: string;
}
