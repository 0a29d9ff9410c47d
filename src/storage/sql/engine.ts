import type { RawBuilder } from 'kysely';
import type { Queries } from './tables.ts';

/** Number of changes of each collection. */
export type Versions = ReadonlyMap<string, number>;

/** Differences between the databases: connections, transactions, news of changes by others. */
export interface Engine {
  kind: 'sqlite' | 'postgres';
  /** Sees one consistent state. A read inside another one sees the same. */
  read<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /**
   * One transaction, alone among those of all programs. Its writes are on disk when the promise
   * resolves; nothing is when it rejects. Refuses with `storage-full` when the disk is.
   */
  change<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** One transaction that needn't be alone: what it writes depends on nothing that it read. */
  write<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** The condition under which a row's searched text has all of these folded words somewhere. */
  hasWords(table: string, words: readonly string[]): RawBuilder<boolean>;
  /** The condition under which a row's record has this text, as JSON has it, somewhere. */
  mentions(text: string): RawBuilder<boolean>;
  /** Inside a change: tells other programs of it once it is through. */
  announce(queries: Queries, versions: Versions): Promise<void>;
  /** Calls back with the versions whenever another program may have raised some. */
  watch(learn: (versions: Versions) => void): Promise<Watch>;
  /** Runs a migration's text, several statements. */
  runScript(queries: Queries, script: string): Promise<void>;
  backup(file: string): Promise<void>;
  /** Returns the problems that the database itself finds in its files. */
  checkFiles(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Watch {
  /** Looks whether there is news, where that is cheap. `false` while news can't arrive. */
  look(): boolean;
  /** Sets whether there are listeners, which get news without asking. */
  setListening(isListening: boolean): void;
}
