import type { OpenSession } from '#core/account/session.ts';
import type { ProvenReader, Reader } from '#core/account/user.ts';
import type { Actor } from '#core/actor.ts';

/** Request, and the headers of its response. */
export interface Exchange {
  request: Request;
  headers: Headers;
}

/**
 * Remembers who is logged in. The browser edition keeps it in local storage; a server keeps it
 * behind a cookie and therefore sees the request and adds to the answer's headers.
 */
export interface SessionKeeper {
  actorOf(request: Request): Promise<Actor>;
  /**
   * Begins a session; one that was open before ends. Refuses where the account's sessions were ended
   * since the holder proved who they are. A log-in that still owes a second factor begins a pending
   * session here, which opens nothing until the factor is given.
   */
  logIn(proven: ProvenReader, exchange: Exchange): Promise<'open' | 'waiting'>;
  logOut(exchange: Exchange): Promise<void>;
  /** The account changed; a session that holds a copy of it renews that. */
  renew(reader: Reader): Promise<void>;
  /** Ends every session of that account, wherever it is open. */
  endAllOf(userId: string): Promise<void>;
  /** Lists the open sessions of the caller's account; empty in the browser edition. */
  listOwn(request: Request): Promise<OpenSession[]>;
  /** Ends one of the sessions that `listOwn` names, if it is there. */
  endOwn(id: string, request: Request): Promise<void>;
  /** Opens the back office to whoever gave the password of that generation. */
  logInAdmin(proven: { generation: string }, exchange: Exchange): Promise<void>;
  logOutAdmin(exchange: Exchange): Promise<void>;
  /** Notes that whoever asks has just proved again who they are; see `provenOwners`. */
  noteProof(request: Request): Promise<void>;
}

/** Session operations for log-ins with a second factor; server edition only. */
export interface FactorSessions {
  /** The account whose log-in waits in this browser for its second factor. */
  waitingIn(request: Request): Promise<{ userId: string } | undefined>;
  /** Ties a challenge to the browser that asked for it. */
  keepChallenge(challenge: string, exchange: Exchange): void;
  /** The challenge that this browser was given last; it is forgotten. */
  takeChallenge(exchange: Exchange): string | undefined;
}
