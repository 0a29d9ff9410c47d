import type { Actor } from '#core/actor.ts';

/** One success and one failure of a use case that changes something. */
export interface ChangeExample {
  actor: Actor;
  succeeds: unknown;
  fails: unknown;
  action: string;
  description: string;
}
