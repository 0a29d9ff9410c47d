import type { Invitation } from './account/user.ts';
import type { Actor } from './actor.ts';
import type { Announcements } from './announcement/announcements.ts';
import type { Archives } from './archive/archives-port.ts';
import type { StorageUsage } from './archive/storage-usage.ts';
import type { Uploads } from './archive/uploads-port.ts';
import type { Presences } from './article/presence/presence.ts';
import type {
  CardName,
  CardOf,
  CollectionName,
  NumberFieldOf,
  RecordOf,
  SortOf,
  StandingName,
  TextFieldOf,
} from './collections.ts';
import type { Condition } from './condition.ts';
import type { Figures } from './figures/figures.ts';
import type { KeptMedia } from './image/library-image.ts';
import type { JobOutcome } from './job/job.ts';
import type { PushPorts } from './notification/push-ports.ts';
import type { Correction } from './search/asked-search.ts';
import type { SearchPage, SearchPeriod } from './search/search.ts';
import type { SecondFactorPorts } from './second-factor/second-factor-ports.ts';
import type { NewSecurityEvent } from './security/security-event.ts';
import type { NewOf } from './text/stored.ts';

export type NewRecord<Name extends CollectionName> = NewOf<RecordOf<Name>>;

/** Conditions on fields that the collection declares, all of which a record must meet. */
export type Where<Name extends CollectionName> = {
  [Field in TextFieldOf<Name>]?: Condition<string> | undefined;
} & { [Field in NumberFieldOf<Name>]?: Condition<number> | undefined } & {
  /** Every record's own id. */
  id?: Condition<string> | undefined;
};

/** Order of a list by one of the collection's sorts or numbers; ties keep the collection's own order. */
export interface Sorting<Name extends CollectionName> {
  by: SortOf<Name>;
  isDescending: boolean;
}

/** Filters, sorts and pages a list; the default is the whole collection in its own order. */
export interface ListQuery<Name extends CollectionName> {
  where?: Where<Name>;
  /** Keeps records whose searched text contains each of the first eight words, ignoring case and accents. */
  search?: string;
  /**
   * In the collection that readers search (`isSearched`), `search` also finds records whose text, paywalled
   * parts included, has words that begin with each of these words.
   */
  searchesText?: boolean;
  sort?: Sorting<Name>;
  /** Keyset cursor from `placeOf` for the same `sort`; starts behind it. An invalid cursor is ignored. */
  after?: string;
  /** Number of records to skip, 0 by default. */
  offset?: number;
  /** Most records to return, all by default. */
  limit?: number;
}

/** Parts of a query that select records. */
export type Narrowing<Name extends CollectionName> = Pick<
  ListQuery<Name>,
  'where' | 'search' | 'searchesText'
>;

/** Reads one consistent state. */
export interface StoreView {
  get<Name extends CollectionName>(name: Name, id: string): Promise<RecordOf<Name> | undefined>;
  /** Returns records, by default in the collection's own order: by `listedBy`, else by insertion. */
  list<Name extends CollectionName>(name: Name, query?: ListQuery<Name>): Promise<RecordOf<Name>[]>;
  /** The same list as cards. Pages made of cards stay valid while other fields of the records change. */
  cards<Name extends CardName>(name: Name, query?: ListQuery<Name>): Promise<CardOf<Name>[]>;
  /**
   * Returns the keyset cursor of a record in lists with that `sort`, for `ListQuery.after`: a short text
   * that stays valid after the record is changed or removed. `undefined` if the record doesn't exist.
   */
  placeOf<Name extends CollectionName>(
    name: Name,
    id: string,
    sort?: Sorting<Name>,
  ): Promise<string | undefined>;
  count<Name extends CollectionName>(name: Name, query?: Narrowing<Name>): Promise<number>;
}

/** A transaction: either all of its changes are written, or none. */
export interface StoreChange extends StoreView {
  /**
   * Adds a record at the collection's declared end (`insertAt`), with version 1 and a new id. Returns it
   * as stored.
   */
  insert<Name extends CollectionName>(name: Name, record: NewRecord<Name>): Promise<RecordOf<Name>>;
  /**
   * Replaces the record with that id in place and raises its version. Refuses with `not-found`, and with
   * `conflict` if the stored version isn't the given one.
   */
  replace<Name extends CollectionName>(name: Name, record: RecordOf<Name>): Promise<RecordOf<Name>>;
  /**
   * Upserts an imported record under its own id. Replaces any stored version and raises it; a new record
   * gets version 1. `version` overrides both. Returns it as stored.
   */
  put<Name extends CollectionName>(
    name: Name,
    record: RecordOf<Name>,
    version?: number,
  ): Promise<RecordOf<Name>>;
  /**
   * Sets these fields in every matching record, raises the versions and returns the number of records.
   * Yields between batches, so that other requests aren't blocked.
   */
  amend<Name extends CollectionName>(
    name: Name,
    where: Where<Name>,
    fields: Partial<NewRecord<Name>>,
  ): Promise<number>;
  /** Removes a record. Returns its place in the order of insertion, for `restore`. Refuses with `not-found`. */
  remove<Name extends CollectionName>(name: Name, id: string): Promise<number>;
  /**
   * Adds a removed record as it was, with its version, at its place; where another record has that place by now, at the
   * collection's end. Refuses with `wrong-state` if a record has its id.
   */
  restore<Name extends CollectionName>(
    name: Name,
    record: RecordOf<Name>,
    place: number,
  ): Promise<void>;
}

/** Store of the newsroom's records. Every adapter passes the suite in `storage/contract/`. */
export interface Store {
  read<Value>(work: (view: StoreView) => Promise<Value>): Promise<Value>;
  /**
   * Returns a whole collection, in its own order, which callers must not mutate. Stores may cache it: it
   * contains all changes of this process, but may lag behind those of other processes.
   */
  standing<Name extends StandingName>(name: Name): Promise<readonly RecordOf<Name>[]>;
  /**
   * Runs `work` in an exclusive transaction and commits when it resolves. If it throws, or the storage
   * fails with `storage-full` or `storage-blocked`, nothing is changed and the promise rejects, in the
   * latter case with a `Refusal`.
   */
  change<Value>(work: (change: StoreChange) => Promise<Value>): Promise<Value>;
  /** Calls `listener` after every change, by this process or another. Returns a function that unsubscribes. */
  subscribe(listener: (changed: readonly CollectionName[]) => void): () => void;
}

export interface Clock {
  now(): Date;
}

export interface Passwords {
  /** Returns a slow, salted hash. Refuses with `unavailable` where Web Crypto is missing (insecure origins). */
  hash(password: string): Promise<string>;
  /** True if the password matches the stored hash. A stored plain text matches itself. */
  matches(password: string, stored: string): Promise<boolean>;
  /** True for one of the commonest passwords; false if no list is available. */
  isCommon(password: string): Promise<boolean>;
  /** True if the stored form is plain text or an outdated hash, to be replaced after a log-in. */
  isOutdated(stored: string): boolean;
}

export interface SearchQuery {
  /** Words to find, those of the phrases included; without any, all articles that meet the other conditions. */
  term: string;
  /** Texts that an article must have as they are, word by word. */
  phrases?: readonly string[];
  /** Words and phrases that it must not have. */
  without?: readonly string[];
  /** Conditions on its authors and tags, all of which it must meet. */
  where?: readonly Where<'articles'>[];
  category?: string;
  period?: SearchPeriod;
  page: number;
  now: Date;
  /** True if the search also matches text behind the paywall; it is never shown. */
  findsClosed: boolean;
}

/** Results of a search. A `total` above `MOST_RESULTS` may be less than there are. */
export interface FoundArticles extends Omit<SearchPage, 'term' | 'suggestion' | 'isMore'> {
  /**
   * For each word that no article has, the similar one that most articles have, if any has one. Words of very many articles
   * may count as equally frequent.
   */
  corrections: Correction[];
}

/** Full-text search of articles, with the entries of their live blogs. Adapters keep their index up to date. */
export interface ArticleSearch {
  find(query: SearchQuery): Promise<FoundArticles>;
}

/** Purpose of a token. */
export type TokenPurpose =
  | 'reset-password'
  | 'invitation'
  | 'confirm-email'
  | 'newsletter'
  | 'unsubscribe'
  | 'preview'
  | 'passkey-creation'
  | 'passkey-proof'
  | 'passkey-log-in';

/** Subject and data of a token. */
export interface TokenContent {
  /** Id of what the token is about, such as a user. */
  subject: string;
  /** `User.generation` at the time of creation. */
  generation?: number;
  invitation?: Invitation;
  /** Address that the token confirms. Absent in tokens of earlier releases. */
  email?: string;
}

/** Single-use secrets with an expiry, such as those in links that are mailed. */
export interface Tokens {
  /** Creates a token that is valid for `lifetime` seconds. */
  create(purpose: TokenPurpose, content: TokenContent, lifetime: number): Promise<string>;
  /** Returns the content of a valid token without redeeming it. */
  find(purpose: TokenPurpose, token: string): Promise<TokenContent | undefined>;
  /** Returns the content of a valid token and invalidates it. */
  redeem(purpose: TokenPurpose, token: string): Promise<TokenContent | undefined>;
  /** Invalidates all tokens of that purpose about the subject. */
  revokeAllOf(purpose: TokenPurpose, subject: string): Promise<void>;
}

export interface Letter {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Reply address, if not the site's. */
  replyTo?: string;
  /**
   * Rate limit of the letter: `notice`, which only the receiver's account or the newsroom's work causes, has none; `newsroom`, to the
   * site's own address, a wide one. All others have a narrow one per receiver, since strangers cause them.
   */
  kind?: 'notice' | 'newsroom';
  /** Address for one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
}

/** Sends letters; called only by jobs. */
export interface Mail {
  /** Counts a letter against the receiver's limit; false if it is exceeded. */
  admits(receiver: Pick<Letter, 'to' | 'kind'>): Promise<boolean>;
  /**
   * Resolves once the mail server has accepted the letter. `mark` is the same for each attempt, so that
   * receivers can recognise duplicates.
   */
  send(letter: Letter, mark: string): Promise<JobOutcome>;
}

/** Stores uploaded pictures and videos. */
export interface Media {
  /** Stores an upload. Refuses with `invalid` a file that is too large, damaged, or of another type. */
  keep(bytes: AsyncIterable<Uint8Array>): Promise<KeptMedia>;
}

/** Log of security events, for the site's owners. */
export interface SecurityLog {
  /**
   * Returns a keyed hash of the client address of the current request, 16 hexadecimal digits, which can
   * be compared but not traced back to the address. `undefined` outside of a request.
   */
  callerHash(): string | undefined;
  /**
   * Records an event outside of a transaction; changes return theirs as `Changed.security`. Refusals,
   * which strangers can cause in any number, are batched in memory and written within a second. Never
   * rejects.
   */
  record(actor: Actor, event: NewSecurityEvent): Promise<void>;
}

/** Ports that only the server edition has. */
export interface Online {
  /** Returns the site's public address, without a trailing slash. */
  origin: () => string;
  /** True in demo mode: sample content, and placeholders that a real site hides. */
  isDemo: boolean;
  tokens: Tokens;
  presences: Presences;
  figures: Figures;
  announcements: Announcements;
  /** Absent if no mail server is configured. */
  mail?: Mail;
  media: Media;
  /** The files that `media` stores, for archives. */
  uploads: Uploads;
  security: SecurityLog;
  secondFactor: SecondFactorPorts;
  push: PushPorts;
}

/** The shared password of the back office. */
export interface AdminPassword {
  matches(password: string): Promise<boolean>;
  /** Returns a text that is different for each password, so that sessions end when it changes. */
  generation(): Promise<string>;
  /** False if owners switched it off; `matches` is then always false. */
  isOn(): Promise<boolean>;
}

/** Edition of the running code: in the user's browser, or on a server. */
export type Edition = 'browser' | 'server';

export interface Ports {
  adminPassword: AdminPassword;
  store: Store;
  clock: Clock;
  passwords: Passwords;
  search: ArticleSearch;
  edition: Edition;
  /** Absent in the browser edition. */
  online?: Online;
  /** Loaded on demand: few sessions export or import anything. */
  archives: () => Promise<Archives>;
  storageUsage: () => Promise<StorageUsage>;
}
