import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../schema/tables.ts';

/** Limit for a session that is idle within a transaction: one whose client is gone holds locks that long. */
const IDLE_LIMIT = '20s';

const idleLimit = sql`set_config('idle_in_transaction_session_timeout', ${IDLE_LIMIT}, true)`;

/** Marks of processes that ended, and with it their slots, are deleted after this time. */
const KEPT = sql`interval '1 day'`;

/** One of the transactions that a process runs at the same time, with the number of its latest. */
export interface CommitSlot {
  id: string;
  number: number;
}

/**
 * Marks each transaction with a number that it stores, so that a commit whose answer was lost can be found out. Numbers
 * of transactions as PostgreSQL has them would not do: after a failover, another one can have the same.
 */
export function createCommitMarks() {
  const free: CommitSlot[] = [];
  /** False until the schema has the table. */
  let hasTable = false;

  return {
    /** Takes a slot that no other transaction of the process has. */
    take: (): CommitSlot => free.pop() ?? { id: randomUUID(), number: 0 },
    /** Gives a slot back. One whose last transaction is uncertain must not be given back. */
    giveBack: (slot: CommitSlot): void => void free.push(slot),

    /** Begins a transaction with its mark. `lock` is evaluated in the same statement. */
    begin: async (
      queries: Queries,
      slot: CommitSlot,
      lock?: RawBuilder<unknown>,
    ): Promise<void> => {
      if (!hasTable) {
        const { rows } = await sql<{ isThere: boolean }>`
          select to_regclass('commits') is not null as "isThere"`.execute(queries);
        hasTable = rows[0]?.isThere ?? false;
      }
      const first = lock ? sql`${idleLimit}, ${lock}` : idleLimit;
      if (!hasTable) {
        if (lock) await sql`select ${lock}`.execute(queries);
        return;
      }
      slot.number += 1;
      if (slot.number === 1)
        await sql`delete from commits where at < now() - ${KEPT}`.execute(queries);
      await sql`insert into commits (slot, number, at) values (${slot.id}, ${slot.number}, now())
        on conflict (slot) do update set number = excluded.number, at = excluded.at
        returning ${first}`.execute(queries);
    },

    /** Returns whether the latest transaction of the slot was committed; waits for one that is still running. */
    isCommitted: async (queries: Queries, slot: CommitSlot): Promise<boolean> => {
      const { rows } = await sql<{ number: number }>`
        insert into commits (slot, number, at) values (${slot.id}, 0, now())
        on conflict (slot) do update set at = excluded.at returning number`.execute(queries);
      return rows[0]?.number === slot.number;
    },
  };
}
