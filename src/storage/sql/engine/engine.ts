import type { RawBuilder } from 'kysely';
import type { Queries } from '../schema/tables.ts';
import type { News } from './news.ts';

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
  /** Inside a change: tells other programs of it once it is through. */
  announce(queries: Queries, news: News): Promise<void>;
  /** Calls back with the news of changes, by any program, as far as they may not be known here. */
  watch(learn: (news: News) => void): Promise<Watch>;
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
  /**
   * Takes in at once what was told by now, where the database keeps it. Changes of several programs are then
   * known in their order, and none counts as missed.
   */
  catchUp(): void;
  /** Sets whether there are listeners, which get news without asking. */
  setListening(isListening: boolean): void;
}
