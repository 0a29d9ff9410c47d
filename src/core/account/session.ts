import type { Role } from './role.ts';
import type { Reader } from './user.ts';

/** The holder of sessions by the back office's password, which belong to no account. */
export const SHARED_HOLDER = 'owner';

/** Session of the current visitor. */
export interface Session {
  reader?: Reader;
  /** Role in the back office; absent for everybody who doesn't work here. */
  role?: Role;
  /** They work here, and nothing opens until they set up a second factor. */
  mustSetUpFactor?: boolean;
}

/** Result of a log-in: an account's session, or one that opens nothing without a second factor. */
export type BegunSession = Reader | { isWaiting: true };

/** A place where an account is logged in, as its holder sees it. Times are ISO instants. */
export interface OpenSession {
  id: string;
  /** The browser in a few words, `Firefox on Linux`. */
  device: string;
  createdAt: string;
  /** To within a few minutes. */
  seenAt: string;
  /** The one that asks. */
  isCurrent: boolean;
}
