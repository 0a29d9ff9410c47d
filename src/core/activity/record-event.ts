import type { StoreChange } from '../ports.ts';
import type { Activity } from './activity.ts';
import type { LoggedActor } from './logged-actor.ts';

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
