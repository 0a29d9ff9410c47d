import type { StoreChange } from '../ports.ts';
import type { EventName, EventSubject } from './activity-entry.ts';
import type { LoggedActor } from './logged-actor.ts';

/** An event: its name, and its words for the activity log. */
export interface Activity {
  event: EventName;
  /** Absent if it concerns no single record. */
  subject?: EventSubject;
  action: string;
  description: string;
}

interface Occurrence {
  /** Actor of the event, if known. */
  by: LoggedActor | undefined;
  at: Date;
}

/** Writes an event to the activity log; the only way into it. */
export const recordEvent = (
  change: StoreChange,
  activity: Activity,
  { by, at }: Occurrence,
): Promise<unknown> =>
  change.insert('activity', { ...activity, timestamp: at.toISOString(), actor: by });
