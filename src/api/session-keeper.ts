import type { OpenSession } from '#core/account/session.ts';
import type { SessionEnding } from '#core/account/session-ending.ts';
import type { ProvenReader, Reader } from '#core/account/user.ts';
import type { Actor } from '#core/actor.ts';

/** A request and the headers of its response. */
export interface Exchange {
  request: Request;
  headers: Headers;
}

/**
 * Manages sessions. The browser edition stores them in local storage; a server identifies them by a cookie,
 * so it needs the request and sets response headers.
 */
export interface SessionKeeper {
  actorOf(request: Request): Promise<Actor>;
  /**
   * Begins a session, and ends the browser's previous one. Refuses if the account's generation was raised
   * since the holder authenticated. If a second factor is still due, the session is `waiting` (pending) and
   * gives no access until the factor is given.
   */
  logIn(proven: ProvenReader, exchange: Exchange): Promise<'open' | 'waiting'>;
  logOut(exchange: Exchange): Promise<void>;
  /** Updates the copy of a changed account in its session, in the browser edition. */
  renew(reader: Reader): Promise<void>;
  /**
   * Ends every session of that account, wherever it is open. With `isRemembered`, `endingOf` still knows them for a day;
   * only for accounts whose generation was raised, or that are gone.
   */
  endAllOf(userId: string, options?: { isRemembered: boolean }): Promise<void>;
  /** Returns why the session of this browser was ended by others; server edition only. */
  endingOf?(request: Request): Promise<SessionEnding | undefined>;
  /** Lists the open sessions of the caller's account; empty in the browser edition. */
  listOwn(request: Request): Promise<OpenSession[]>;
  /** Ends one of the sessions that `listOwn` returns, if it exists. */
  endOwn(id: string, request: Request): Promise<void>;
  /** Begins a back-office session by the shared password, valid for that generation of it. */
  logInAdmin(proven: { generation: string }, exchange: Exchange): Promise<void>;
  logOutAdmin(exchange: Exchange): Promise<void>;
  /** Records a re-authentication in the current session; see `provenOwners`. */
  noteProof(request: Request): Promise<void>;
}

/** Session operations for log-ins with a second factor; server edition only. */
export interface FactorSessions {
  /** Returns the account of this browser's pending session, if any. */
  waitingIn(request: Request): Promise<{ userId: string } | undefined>;
  /** Binds a challenge to the browser that requested it. */
  keepChallenge(challenge: string, exchange: Exchange): void;
  /** Returns and removes the last challenge of this browser. */
  takeChallenge(exchange: Exchange): string | undefined;
}
