import type { Invitation } from './account/user.ts';
import type { Actor } from './actor.ts';
import type { Archives } from './archive/archives-port.ts';
import type { StorageUsage } from './archive/storage-usage.ts';
import type { Uploads } from './archive/uploads-port.ts';
import type { Article } from './article/article.ts';
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
import type { KeptMedia } from './image/kept-media.ts';
import type { JobOutcome } from './job/job-outcome.ts';
import type { PushPorts } from './notification/push-ports.ts';
import type { SearchPage, SearchPeriod } from './search/search.ts';
import type { SecondFactorPorts } from './second-factor/second-factor-ports.ts';
import type { NewSecurityEvent } from './security/security-event.ts';
import type { NewOf } from './text/stored.ts';

export type NewRecord<Name extends CollectionName> = NewOf<RecordOf<Name>>;

/** Conditions on fields that the collection declares. A record is meant when it meets all of them. */
export type Where<Name extends CollectionName> = {
  [Field in TextFieldOf<Name>]?: Condition<string> | undefined;
} & { [Field in NumberFieldOf<Name>]?: Condition<number> | undefined };

/** Order of a list by one of the collection's sorts or numbers; equals keep the collection's own order. */
export interface Sorting<Name extends CollectionName> {
  by: SortOf<Name>;
  isDescending: boolean;
}

/** Narrows and cuts a list; without it, the whole collection in its own order. */
export interface ListQuery<Name extends CollectionName> {
  where?: Where<Name>;
  /** Only records whose searched text has every word of this (the first eight), in any case and without accents. */
  search?: string;
  sort?: Sorting<Name>;
  /**
   * Only what comes behind that place, which `placeOf` gave for the same `sort`. A text that is no such
   * place counts as none.
   */
  after?: string;
  /** Records to pass over, 0 by default. */
  offset?: number;
  /** Most records to return, all by default. */
  limit?: number;
}

/** Parts of a query that select records. */
export type Narrowing<Name extends CollectionName> = Pick<ListQuery<Name>, 'where' | 'search'>;

/** Reads one consistent state. */
export interface StoreView {
  get<Name extends CollectionName>(name: Name, id: string): Promise<RecordOf<Name> | undefined>;
  /** In the collection's own order: by what it declares (`listedBy`), else that of insertion at its declared end. */
  list<Name extends CollectionName>(name: Name, query?: ListQuery<Name>): Promise<RecordOf<Name>[]>;
  /**
   * The same list as cards, for readers' pages: what is made of cards stays fresh while other fields of the
   * records change.
   */
  cards<Name extends CardName>(name: Name, query?: ListQuery<Name>): Promise<CardOf<Name>[]>;
  /**
   * Returns the keyset cursor of a record in the lists with that `sort`, for `ListQuery.after`: a
   * short text that marks the same place after the record is changed or removed. `undefined` when
   * there is no such record.
   */
  placeOf<Name extends CollectionName>(
    name: Name,
    id: string,
    sort?: Sorting<Name>,
  ): Promise<string | undefined>;
  count<Name extends CollectionName>(name: Name, query?: Narrowing<Name>): Promise<number>;
}

/** A transaction: what it changes is written together, or not at all. */
export interface StoreChange extends StoreView {
  /**
   * Adds a record at the collection's declared end, with version 1, and gives it an id of the
   * collection's form that no other record has. Returns it as stored.
   */
  insert<Name extends CollectionName>(name: Name, record: NewRecord<Name>): Promise<RecordOf<Name>>;
  /**
   * Replaces the record with that id where it stands and raises its version. Refuses with
   * `not-found`, and with `conflict` when the stored version isn't the given one.
   */
  replace<Name extends CollectionName>(name: Name, record: RecordOf<Name>): Promise<RecordOf<Name>>;
  /**
   * Puts a record from elsewhere under its own id: in place of the one that has it, whatever that
   * one's version, which is raised; otherwise as a new one, with version 1. `version`, where it is given,
   * becomes the record's instead. Returns it as stored.
   */
  put<Name extends CollectionName>(
    name: Name,
    record: RecordOf<Name>,
    version?: number,
  ): Promise<RecordOf<Name>>;
  /**
   * Sets these fields in every record that matches, raises the versions and returns how many there
   * were. Long work on many records lets others go on in between.
   */
  amend<Name extends CollectionName>(
    name: Name,
    where: Where<Name>,
    fields: Partial<NewRecord<Name>>,
  ): Promise<number>;
  /** Removes a record. Refuses with `not-found`. */
  remove<Name extends CollectionName>(name: Name, id: string): Promise<void>;
}

/** Store of the newsroom's records. `storage/store.contract.ts` is its whole contract. */
export interface Store {
  read<Value>(work: (view: StoreView) => Promise<Value>): Promise<Value>;
  /**
   * A whole collection, in its own order, for looking at only. A store may keep it ready and give the
   * same to all who ask: what this program changed is in it, what another one did a moment ago may
   * not be yet.
   */
  standing<Name extends StandingName>(name: Name): Promise<readonly RecordOf<Name>[]>;
  /**
   * Runs `work` alone, and writes when it is through. When it throws, or the storage refuses
   * (`storage-full`, `storage-blocked`), nothing is changed and the promise rejects with the
   * error, a `Refusal` in the latter case.
   */
  change<Value>(work: (change: StoreChange) => Promise<Value>): Promise<Value>;
  /** Tells of every change, by this program or another one. Returns how to stop listening. */
  subscribe(listener: (changed: readonly CollectionName[]) => void): () => void;
}

export interface Clock {
  now(): Date;
}

export interface Passwords {
  /** A salted slow hash; refuses with `unavailable` where there is no cryptography. */
  hash(password: string): Promise<string>;
  /** True where the password is the one that was hashed. A stored plain text matches itself. */
  matches(password: string, stored: string): Promise<boolean>;
  /** True for one of the commonest passwords; false where no list is available. */
  isCommon(password: string): Promise<boolean>;
  /** True where a new hash should replace the stored form after a login. */
  isOutdated(stored: string): boolean;
}

export interface SearchQuery {
  /** Trimmed and not empty. */
  term: string;
  category?: string;
  period?: SearchPeriod;
  page: number;
  now: Date;
  /** True where the search includes text that premium articles withhold; it is never shown. */
  findsClosed: boolean;
}

/** Finds articles by words. Brought up to date by the adapter itself. */
export interface ArticleSearch {
  find(query: SearchQuery, articles: () => Promise<Article[]>): Promise<Omit<SearchPage, 'term'>>;
}

/** Purpose of a one-time secret. */
export type TokenPurpose =
  | 'reset-password'
  | 'invitation'
  | 'confirm-email'
  | 'newsletter'
  | 'unsubscribe'
  | 'passkey-creation'
  | 'passkey-proof'
  | 'passkey-log-in';

/** Subject of a token, and the data that it carries until it is redeemed. */
export interface TokenContent {
  /** A user's id, say. */
  subject: string;
  /** The generation of the account when it was made; see `User.generation`. */
  generation?: number;
  invitation?: Invitation;
}

/** Secrets that go out by mail and open one thing once. */
export interface Tokens {
  /** A token with that content, good for so many seconds. */
  create(purpose: TokenPurpose, content: TokenContent, lifetime: number): Promise<string>;
  /** Returns the content of a valid token; doesn't use it up. */
  find(purpose: TokenPurpose, token: string): Promise<TokenContent | undefined>;
  /** Returns the content of a valid token and invalidates it. */
  redeem(purpose: TokenPurpose, token: string): Promise<TokenContent | undefined>;
  /** Makes all tokens about that subject useless. */
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
   * One that a stranger can cause is refused when its receiver got several lately; not a `notice` of what
   * happened to an account, nor one to the `newsroom` itself.
   */
  kind?: 'notice' | 'newsroom';
  /** Posting to it, once, takes the receiver off the list that the letter is for (RFC 8058). */
  unsubscribe?: string;
}

/** Sends letters; called by their jobs alone. */
export interface Mail {
  /** True where the receiver may get one more letter now; the call counts it. */
  admits(receiver: Pick<Letter, 'to' | 'kind'>): Promise<boolean>;
  /**
   * Hands the letter to the mail server, and is done when that has taken it. The mark is the same at each
   * attempt, so that receivers know a letter that comes again.
   */
  send(letter: Letter, mark: string): Promise<JobOutcome>;
}

/** Stored upload, and its address on the site. */
export interface Media {
  /** Refuses with `invalid` what is no picture or video, too large, or damaged. */
  keep(bytes: AsyncIterable<Uint8Array>): Promise<KeptMedia>;
}

/** Records what concerns the site's security, for its owners. */
export interface SecurityLog {
  /**
   * Keyed hash of the address that the present request came from, 16 hexadecimal digits: the same
   * address has the same one, and nobody can be found by it. `undefined` outside of a request.
   */
  callerHash(): string | undefined;
  /**
   * Records an event that no transaction carries; see `Changed.security` for the others. Refusals, which
   * strangers can cause without end, are counted in memory and written within a second. Never rejects.
   */
  record(actor: Actor, event: NewSecurityEvent): Promise<void>;
}

/** Ports that only the server edition has. */
export interface Online {
  /** The site's public address, without a slash at its end. */
  origin: () => string;
  /** Demo mode: sample content, and placeholders that a real site hides. */
  isDemo: boolean;
  tokens: Tokens;
  /** Absent where no mail server is configured. */
  mail?: Mail;
  media: Media;
  /** Uploads that `media` stores, in the form for archives. */
  uploads: Uploads;
  security: SecurityLog;
  secondFactor: SecondFactorPorts;
  push: PushPorts;
}

/** Password of the back office. */
export interface AdminPassword {
  matches(password: string): Promise<boolean>;
  /** Another text for every other password; sessions that began with another one end by it. */
  generation(): Promise<string>;
  /** False where owners switched it off; it then matches nothing. */
  isOn(): Promise<boolean>;
}

/** Location of the newsroom: the browser of its user, or a server. */
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
  /** Comes when it is asked for: few sessions export or import anything. */
  archives: () => Promise<Archives>;
  storageUsage: () => Promise<StorageUsage>;
}
