import { createHmac } from 'node:crypto';
import { accountIdOf, visitor } from '#core/actor.ts';
import { isAnswerLost } from '#core/errors.ts';
import type { Clock, SecurityLog, Store, StoreChange } from '#core/ports.ts';
import type { SecurityEvent, SecurityEventKind } from '#core/security/security-event.ts';
import { type HappenedEvent, writeSecurityEvent } from '#core/security/write-security-event.ts';
import * as words from '#core/words/event-words.ts';
import { callerKey } from './caller-networks.ts';

interface SecurityLogSetting {
  store: Store;
  clock: Clock;
  /** Key of the hashed addresses: a secret of the site. */
  hashKey: string;
  /** Returns the current caller's address. */
  callerAddress: () => string | undefined;
  /** Called when events could not be written. */
  report: (error: unknown) => void;
}

/** Kinds of events that strangers can cause without limit. */
const counted: readonly SecurityEventKind[] = ['log-in-refused', 'refusal'];

/** Milliseconds until counted events are written. */
const WRITE_AFTER = 1_000;

/** Duration for which equal events are counted in one record, in milliseconds. */
const COUNTED_FOR = 60 * 60 * 1000;

/** Most open records of counted events; further events share one record per kind. */
const MOST_OPEN = 500;

/** Most distinct addresses counted per record. */
const MOST_CALLERS = 1_000;

/** Equal events within one hour. */
interface Counted {
  first: HappenedEvent;
  lastAt: Date;
  count: number;
  callers: Set<string>;
  /** Their record in the store, once written. */
  stored: SecurityEvent | undefined;
  isWritten: boolean;
}

/** Records security events in the store. `close` writes what is still counted in memory. */
export function createSecurityLog(setting: SecurityLogSetting) {
  const { store, clock, hashKey, callerAddress, report } = setting;
  const open = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const callerHash = (): string | undefined => {
    const address = callerAddress();
    if (address === undefined) return undefined;
    return createHmac('sha256', hashKey).update(callerKey(address)).digest('hex').slice(0, 16);
  };

  function keyOf({ actor, event, caller }: HappenedEvent): string {
    const id = accountIdOf(actor);
    const by = event.countedBy ?? (event.subject ? '' : caller);
    return JSON.stringify([event, actor.kind, id, by]);
  }

  const isOver = ({ first, isWritten }: Counted): boolean =>
    isWritten && Math.abs(clock.now().getTime() - first.at.getTime()) > COUNTED_FOR;

  function forgetOldOnes(): void {
    for (const [key, one] of open) if (isOver(one)) open.delete(key);
  }

  function count(happened: HappenedEvent): void {
    const { kind } = happened.event;
    const own = keyOf(happened);
    const isOwn = open.has(own) || open.size < MOST_OPEN;
    const key = isOwn ? own : kind;
    const others = { kind, description: words.causedMore };
    const before = open.get(key);
    const counting: Counted =
      before && !isOver(before)
        ? before
        : {
            first: isOwn ? happened : { ...happened, actor: visitor, event: others },
            lastAt: happened.at,
            count: 0,
            callers: new Set(),
            stored: undefined,
            isWritten: false,
          };
    counting.count += 1;
    counting.lastAt = happened.at;
    counting.isWritten = false;
    if (happened.caller && counting.callers.size < MOST_CALLERS) {
      counting.callers.add(happened.caller);
    }
    open.set(key, counting);
    timer ??= setTimeout(() => void write(), WRITE_AFTER).unref();
  }

  async function writeOne(change: StoreChange, counting: Counted): Promise<SecurityEvent> {
    const { first, lastAt, count: times, callers } = counting;
    const stored = counting.stored ?? (await writeSecurityEvent(change, first));
    if (times === 1) return stored;
    return change.replace('securityEvents', {
      ...stored,
      count: times,
      callers: Math.max(1, callers.size),
      lastAt: lastAt.toISOString(),
    });
  }

  async function writeEach(change: StoreChange, pending: Counted[]): Promise<SecurityEvent[]> {
    const written: SecurityEvent[] = [];
    for (const one of pending) written.push(await writeOne(change, one));
    return written;
  }

  /** Writes all counts since the last write, in one transaction. */
  async function writeAll(): Promise<void> {
    forgetOldOnes();
    const pending = [...open.values()].filter(({ isWritten }) => !isWritten);
    if (pending.length === 0) return;
    for (const one of pending) one.isWritten = true;
    try {
      const written = await store.change((change) => writeEach(change, pending));
      for (const [at, one] of pending.entries()) one.stored = written[at];
    } catch (error) {
      // Retried with the next event, unless it may be written; `stored` is cleared, since the records may be gone.
      const isWritten = isAnswerLost(error);
      for (const one of pending) Object.assign(one, { isWritten, stored: undefined });
      report(error);
    }
  }

  /** Serializes writes: each needs the records of the one before. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  }

  const log: SecurityLog = {
    callerHash,
    record: async (actor, event) => {
      const happened = { at: clock.now(), actor, event, caller: callerHash() };
      if (counted.includes(event.kind)) return count(happened);
      try {
        await store.change((change) => writeSecurityEvent(change, happened));
      } catch (error) {
        report(error);
      }
    },
  };
  return { ...log, close: write };
}
