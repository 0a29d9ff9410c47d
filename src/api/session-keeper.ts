import type { Reader } from '#core/account/user.ts';
import type { Actor } from '#core/use-case.ts';

/** What was asked, and the headers of what will be answered. */
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
  /** Begins a session; one that was open before ends. */
  logIn(reader: Reader, exchange: Exchange): Promise<void>;
  logOut(exchange: Exchange): Promise<void>;
  /** The account changed; a session that holds a copy of it renews that. */
  renew(reader: Reader): Promise<void>;
  /** Ends every session of that account, wherever it is open. */
  endAllOf(userId: string): Promise<void>;
  /** Opens the back office to whoever asked. */
  logInAdmin(exchange: Exchange): Promise<void>;
  logOutAdmin(exchange: Exchange): Promise<void>;
}
