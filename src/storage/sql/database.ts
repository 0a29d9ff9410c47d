import type { Presences } from '#core/article/presence/presence.ts';
import type { CollectionName } from '#core/collections.ts';
import type { Figures } from '#core/figures/figures.ts';
import type { ReadAsPage } from '#core/freshness/reads.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import type { PushSubscriptions } from '#core/notification/push-ports.ts';
import type { ArticleSearch, Clock, Store, Tokens } from '#core/ports.ts';
import type { AccessPolicies, SecondFactors } from '#core/second-factor/second-factor-ports.ts';
import type { Attempts } from './accounts/attempts.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { SiteSecrets } from './accounts/site-secrets.ts';
import type { DatabaseCounts } from './engine/engine.ts';
import type { MeasuredCollection } from './records/measure-records.ts';

export interface DatabaseOptions {
  /** A PostgreSQL address, `postgres://…`. Without one, SQLite in `file`. */
  url?: string | undefined;
  file?: string | undefined;
  /**
   * PostgreSQL address at which changes by others are heard of, where `url` is that of a pooler; `poll` to ask
   * for them. Default: `url`.
   */
  listenUrl?: string | undefined;
  /** PostgreSQL address of a standby, or of several behind one address, for pages that are the same for everybody. */
  readUrl?: string | undefined;
  /** Switch for prepared statements of PostgreSQL, which poolers in transaction mode may forget. Default: true. */
  prepares?: boolean | undefined;
  clock: Clock;
  /** Logs a message for operators. */
  report: (message: string) => void;
  /** True if collections that were never stored get all samples; otherwise only those that need them. */
  hasSamples: boolean;
}

/** Everything that the server edition stores, in one database. */
export interface Database {
  engine: 'sqlite' | 'postgres';
  store: Store;
  search: ArticleSearch;
  /**
   * Resolves when the search index is complete, which a version that indexes other words rebuilds while it serves;
   * or when its rebuilding has failed or was ended by `close`.
   */
  whenSearchable(): Promise<void>;
  sessions: Sessions;
  attempts: Attempts;
  tokens: Tokens;
  presences: Presences;
  figures: Figures;
  siteSecrets: SiteSecrets;
  secondFactors: SecondFactors;
  accessPolicies: AccessPolicies;
  pushSubscriptions: PushSubscriptions;
  /**
   * Number raised by every change of these collections (default: all), by any process. Cheap enough for
   * every request. While PostgreSQL's notices can't arrive, it is out of date: caches keyed by it need a
   * maximum age as well.
   */
  contentVersion(names?: readonly CollectionName[]): number;
  /** Processes pending notices of changes by others; cheap enough for every request. */
  applyInvalidations(): void;
  /**
   * Calls the listener with what each change touched, by any process. After missed notices, whole
   * collections count as touched. Returns the function that unsubscribes.
   */
  onTouched: OnTouched;
  /**
   * Runs work that makes one page; returns what it read of the database with its value. Records read
   * several times, and the session, are queried once.
   */
  readAsPage: ReadAsPage;
  /**
   * Deletes all sessions, attempts and links except those to unsubscribe. For a restored database, where
   * ended sessions and links would be valid again.
   */
  endAllAccess(): Promise<void>;
  /** Measures the records of each collection and lists the `most` largest of each. */
  measure(most: number): Promise<MeasuredCollection[]>;
  /** Numbers of failed attempts and of standby reads, for metrics; absent with SQLite. */
  counts?: (() => DatabaseCounts) | undefined;
  /** Copies the whole database into a new file while it is in use. SQLite only. */
  backup(file: string): Promise<void>;
  /** Returns the problems of the database as texts, once the search index is complete; empty if it is sound. */
  check(): Promise<string[]>;
  close(): Promise<void>;
}
