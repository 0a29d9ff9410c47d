import { describeActor } from '../activity/describe-actor.ts';
import type { Actor } from '../actor.ts';
import type { StoreChange } from '../ports.ts';
import type { NewSecurityEvent, SecurityEvent } from './security-event.ts';

/** A security event with its circumstances, before it is written. */
export interface HappenedEvent {
  at: Date;
  actor: Actor;
  event: NewSecurityEvent;
  /** Keyed hash of the client address. */
  caller: string | undefined;
}

/** Writes a security event in the transaction of its change. */
export const writeSecurityEvent = async (
  change: StoreChange,
  { at, actor, event: { kind, description, subject = '' }, caller }: HappenedEvent,
): Promise<SecurityEvent> =>
  change.insert('securityEvents', {
    kind,
    timestamp: at.toISOString(),
    actor: await describeActor(change, actor),
    subject,
    description,
    caller,
    count: 1,
    callers: 1,
    lastAt: undefined,
  });
