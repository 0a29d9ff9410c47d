import type { Generated, Kysely } from 'kysely';
import type { CollectionName } from '#core/collections.ts';

/** Columns that all collections' tables share; for `filter_…` and `sort_…`, see `derived-columns.ts`. */
export interface RecordRow {
  position: Generated<number>;
  id: string;
  version: number;
  words: string;
  record: string;
  /** Edition of the rules by which the other columns were derived, see `derivations.ts`. */
  edition: number;
}

/** One name for all collections' tables, which share these columns. */
export type RecordTable = 'records';

/** A row of a collection that is listed by a number, see `records/listed-order.ts`. */
interface ListedRow extends RecordRow {
  listed_at: number;
  listed_id: string;
}

/** One name for the tables of all such collections. */
export type ListedTable = 'listed records';

/** Turns `securityEvents` into `security_events`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A collection's table: its name in snake case. */
export const tableOf = (name: CollectionName): RecordTable => snakeCase(name) as RecordTable;

/** A session; `proofs` are separated by spaces. */
export interface SessionRow {
  token_hash: string;
  id: string;
  holder_id: string;
  generation: string;
  proofs: string;
  is_pending: number;
  device: string;
  created_at: number;
  seen_at: number;
  proven_at: number;
  expires_at: number;
}

/** A passkey; `transports` are separated by spaces. */
export interface PasskeyRow {
  id: string;
  user_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
  used_at: number | null;
}

interface AccessTables {
  passkeys: PasskeyRow;
  authenticator_apps: {
    user_id: string;
    sealed_key: string;
    last_step: number;
    created_at: number;
    confirmed_at: number | null;
  };
  recovery_codes: { code_hash: string; user_id: string };
  access_policies: { id: number; required_for: string; allows_shared_password: number };
}

interface OtherTables extends AccessTables {
  changes: { collection: string; version: number; last_id: number };
  /** SQLite only: effects of recent changes, for other processes. */
  change_news: { number: Generated<number>; news: string };
  sessions: SessionRow;
  attempts: { key_hash: string; count: number; free_at: number; expires_at: number };
  /** Values of the keys that collections declare, indexed in list order. */
  record_keys: {
    collection: string;
    key: string;
    value: string;
    listed_at: number;
    listed_id: string;
    position: number;
  };
  /** See `derivations.ts`. */
  derivations: { name: string; keys: string; below: number | null };
  /** See `tallies.ts`. */
  tallies: { collection: string; field: string; value: string; count: number };
  tallied: { collection: string; field: string };
  editions: { name: string; edition: number; since: number };
  article_search_rows: { id: number; position: number; version: number };
  search_words: { word: string; backwards: string };
  tokens: {
    token_hash: string;
    purpose: string;
    subject: string;
    expires_at: number;
    carried: Generated<string>;
  };
  presences: {
    article: string;
    tab: string;
    user_id: string | null;
    name: string;
    mode: string;
    wants: string | null;
    /** Milliseconds since 1970. */
    until: number;
  };
  site_secrets: { name: string; value: string };
  push_subscriptions: {
    position: Generated<number>;
    endpoint_hash: string;
    endpoint: string;
    service: string;
    p256dh: string;
    auth: string;
    user_id: string | null;
    created_at: number;
  };
}

/** Sums of views. Hours and minutes are their begin, in milliseconds since 1970; days are '2026-11-27'. */
export interface FigureTables {
  view_hours: { article: string; hour: number; views: number; quarters: number; minutes: number };
  view_parts: { article: string; hour: number; part: string; key: string; views: number };
  view_minutes: { minute: number; views: number };
  visitor_days: { day: string; article: string; visitors: number };
  bot_days: { day: string; rule: string; views: number };
}

export interface Tables
  extends OtherTables,
    FigureTables,
    Record<RecordTable, RecordRow>,
    Record<ListedTable, ListedRow> {}

/** Queries on one connection, within the transaction open on it. */
export type Queries = Kysely<Tables>;

export const filterColumn = (filter: string): string => `filter_${snakeCase(filter)}`;
export const sortColumn = (sort: string): string => `sort_${snakeCase(sort)}`;
