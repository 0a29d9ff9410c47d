import { describeActor } from '../activity/describe-actor.ts';
import type { Actor } from '../actor.ts';
import type { StoreChange } from '../ports.ts';
import type { NewSecurityEvent, SecurityEvent } from './security-event.ts';

/** A security event as it happened, before it is written. */
export interface HappenedEvent {
  at: Date;
  actor: Actor;
  event: NewSecurityEvent;
  /** Keyed hash of the caller's address. */
  caller: string | undefined;
}

/** Writes a security event in a transaction, beside the change that it tells of. */
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
