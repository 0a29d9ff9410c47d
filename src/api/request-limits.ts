import type { Exchange } from './session-keeper.ts';

/** Actions that are limited by client address. */
export type Limited =
  | 'log-in'
  | 'passkey'
  | 'register'
  | 'newsletter'
  | 'message'
  | 'reset-password'
  | 'search'
  | 'push';

/** A counted attempt to give a secret. */
export interface Guess {
  /** Uncounts a correct attempt, and marks the browser as a known device. */
  succeeded(exchange: Exchange): Promise<void>;
  /** Uncounts an attempt whose secret was not compared. */
  withdraw(): Promise<void>;
}

/** Rate limits; callers refuse with `too-many`. */
export interface RequestLimits {
  /** Counts an action by client address; false if the limit is exceeded. */
  mayTry(what: Limited): Promise<boolean>;
  /** Returns true if another search would exceed the limit; counts nothing. */
  isSearchRefused(): Promise<boolean>;
  /** Counts a change of an account by itself; false if the limit is exceeded. */
  mayChange(userId: string): Promise<boolean>;
  /**
   * Counts an attempt to give a secret, by client address and by `secretOf`, whether or not such an account
   * exists; further attempts have growing delays. Known devices are counted separately, so that strangers
   * can't lock a user out. `undefined` if the attempt is refused.
   */
  guess(secretOf: string, request: Request): Promise<Guess | undefined>;
  /** Marks this browser as a known device for that secret. */
  knowDevice(secretOf: string, exchange: Exchange): Promise<void>;
}
