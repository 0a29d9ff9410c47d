import type { Exchange } from './session-keeper.ts';

/** Actions limited by the caller's address. */
export type Limited =
  | 'log-in'
  | 'passkey'
  | 'register'
  | 'newsletter'
  | 'message'
  | 'reset-password'
  | 'search'
  | 'push';

/** A guess at a secret that was counted. */
export interface Guess {
  /** It was right: it counts no longer, and the browser that made it is known from now on. */
  succeeded(exchange: Exchange): Promise<void>;
  /** It came to no comparison, so it doesn't count. */
  withdraw(): Promise<void>;
}

/** Limits of how often something is tried; what goes beyond is refused with `too-many`. */
export interface RequestLimits {
  /** Counts a try by the caller's address; false when it is one too many. */
  mayTry(what: Limited): Promise<boolean>;
  /** Returns whether a search would be one too many; counts nothing. */
  isSearchRefused(): Promise<boolean>;
  /** Counts a change that an account makes about itself; false when it is one too many. */
  mayChange(userId: string): Promise<boolean>;
  /**
   * Counts a guess at a secret, by the caller's address and by whose secret it is, known or not: after some
   * tries each further one waits longer. A browser in which the secret was given before has a count of
   * its own, so that strangers keep nobody out. `undefined` when the guess is one too many.
   */
  guess(secretOf: string, request: Request): Promise<Guess | undefined>;
  /** Knows this browser from now on by whose secret was given or set in it. */
  knowDevice(secretOf: string, exchange: Exchange): Promise<void>;
}
