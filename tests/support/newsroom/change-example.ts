import type { Actor } from '#core/actor.ts';

/** A success and a failure of a use case that changes something. */
export interface ChangeExample {
  actor: Actor;
  /** True if it needs a site that sends mail. */
  sendsMail?: boolean;
  succeeds: unknown;
  fails: unknown;
  /** Words of its entry in the log; absent for what readers keep to themselves, which is not logged. */
  action?: string;
  description?: string;
}
