import type { Actor } from '#core/actor.ts';

/** A success and a failure of a use case that changes something. */
export interface ChangeExample {
  actor: Actor;
  succeeds: unknown;
  fails: unknown;
  action: string;
  description: string;
}
