import type { CollectionName } from '#core/collections.ts';
import type { ReadAsPage } from '#core/freshness/reads.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import type { PushSubscriptions } from '#core/notification/push-ports.ts';
import type { ArticleSearch, Clock, Store, Tokens } from '#core/ports.ts';
import type { AccessPolicies, SecondFactors } from '#core/second-factor/second-factor-ports.ts';
import type { Attempts } from './accounts/attempts.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { SiteSecrets } from './accounts/site-secrets.ts';
import type { MeasuredCollection } from './records/measure-records.ts';

export interface DatabaseOptions {
  /** A PostgreSQL address, `postgres://…`. Without one, SQLite in `file`. */
  url?: string | undefined;
  file?: string | undefined;
  clock: Clock;
  /** Tells the operator what was found to be wrong and got over. */
  report: (message: string) => void;
  /** True where collections never stored before get the samples; otherwise only the categories. */
  hasSamples: boolean;
}

/** Everything that the server edition keeps, in one database. */
export interface Database {
  engine: 'sqlite' | 'postgres';
  store: Store;
  search: ArticleSearch;
  sessions: Sessions;
  attempts: Attempts;
  tokens: Tokens;
  siteSecrets: SiteSecrets;
  secondFactors: SecondFactors;
  accessPolicies: AccessPolicies;
  pushSubscriptions: PushSubscriptions;
  /**
   * A number that every change of these collections raises, of all of them by default, by this
   * process or another one. Cheap enough for every request. While changes by others can't be heard
   * of, it is the last known one: what is cached by it must have an age of its own.
   */
  contentVersion(names?: readonly CollectionName[]): number;
  /** Takes in the news of changes by other processes, where that is cheap: enough so for every request. */
  bringNews(): void;
  /**
   * Tells what each change touched, by this process or another one; what is not known any more counts as
   * touched. Returns how to stop listening.
   */
  onTouched: OnTouched;
  /**
   * Runs work that makes one page, and tells what it read of the database. Records that several parts of the
   * page ask for, and its session, are read once.
   */
  readAsPage: ReadAsPage;
  /**
   * Ends every session, link and count of tries, as for a database that comes from elsewhere or from
   * another time: what was ended since would be good again. The way off the newsletter stays.
   */
  endAllAccess(): Promise<void>;
  /** Measures the records of each collection; names `most` of the largest of each. */
  measure(most: number): Promise<MeasuredCollection[]>;
  /** Copies the whole database into a new file while it is in use. SQLite only. */
  backup(file: string): Promise<void>;
  /** Returns the problems of the database, in words; none when it is sound. */
  check(): Promise<string[]>;
  close(): Promise<void>;
}
