import type { RawBuilder } from 'kysely';
import type { Queries } from '../schema/tables.ts';
import type { News } from './news.ts';

/** Numbers since the process began. */
export interface DatabaseCounts {
  /** Attempts that the server failed, by cause. */
  failedAttempts: Readonly<Record<string, number>>;
  /** Reads that a standby took, and for which it was passed over; absent without one. */
  standbyReads?: Readonly<Record<string, number>>;
}

/** Differences between the databases: connections, transactions, notices of changes. */
export interface Engine {
  kind: 'sqlite' | 'postgres';
  /** Reads in one snapshot. A nested read uses the outer one's. */
  read<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /**
   * Reads as `read` does, from a standby if `isRecent` finds its snapshot recent enough. Absent where there is no
   * standby.
   */
  readAside?<Value>(
    isRecent: (queries: Queries) => Promise<boolean>,
    work: (queries: Queries) => Promise<Value>,
  ): Promise<Value>;
  /**
   * Runs one transaction, serialized with those of all processes. Its writes are durable when the promise
   * resolves and absent when it rejects. Refuses with `storage-full` when the disk is full.
   */
  change<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** One transaction that may run beside others: its writes must not depend on what it read. */
  write<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** Condition that a row's searched text contains each of these folded words. */
  hasWords(table: string, words: readonly string[]): RawBuilder<boolean>;
  /** Within a change: notifies other processes once it is committed. */
  announce(queries: Queries, news: News): Promise<void>;
  /** Calls back with changes by any process; the same one may be reported several times. */
  watch(learn: Learn): Promise<Watch>;
  /** Runs a migration, a script of several statements. */
  runScript(queries: Queries, script: string): Promise<void>;
  /**
   * Builds indexes beside other work, which takes minutes in a large archive. Tries again after failures, and ends early
   * once `signal` is aborted. Absent where migrations make all.
   */
  buildIndexes?(signal: AbortSignal): Promise<void>;
  /** Absent where no server fails attempts. */
  counts?(): DatabaseCounts;
  backup(file: string): Promise<void>;
  /** Returns the problems that the database finds in its own files. */
  checkFiles(): Promise<string[]>;
  close(): Promise<void>;
}

/** Takes news; `isState` (default: false) for versions as the database has them now, even if it had higher ones. */
export type Learn = (news: News, isState?: boolean) => void;

export interface Watch {
  /** Checks for new notices, where that is cheap. `false` while none can arrive. */
  look(): boolean;
  /**
   * Processes all notices stored so far, where the database stores them: changes of several processes are
   * then reported in order, and none counts as missed.
   */
  catchUp(): void;
  /** Sets whether there are listeners; with them, notices are polled for. */
  setListening(isListening: boolean): void;
}
