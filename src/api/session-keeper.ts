import type { Reader } from '#core/account/user.ts';
import type { Actor } from '#core/use-case.ts';

/**
 * Remembers who is logged in. The browser edition keeps it in local storage; a server keeps it
 * behind a cookie and therefore sees the request and adds to the answer's headers.
 */
export interface SessionKeeper {
  actorOf(request: Request): Promise<Actor>;
  logIn(reader: Reader, headers: Headers): Promise<void>;
  logOut(request: Request, headers: Headers): Promise<void>;
  /** The account changed; a session that holds a copy of it renews that. */
  renew(reader: Reader): Promise<void>;
  /** Opens the back office to whoever asked. */
  logInAdmin(headers: Headers): Promise<void>;
  logOutAdmin(request: Request, headers: Headers): Promise<void>;
}
