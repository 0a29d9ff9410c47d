/** Limit on attempts, in seconds; see the database's `AttemptRule`. */
export interface TryLimit {
  tries: number;
  window: number;
  waits?: { first: number; longest: number };
}

/** Counter of attempts, implemented by the database. */
export interface CountedAttempts {
  take: (key: string, rule: TryLimit) => Promise<boolean>;
  isRefused: (key: string, rule: TryLimit) => Promise<boolean>;
  giveBack: (key: string) => Promise<void>;
  clear: (key: string) => Promise<void>;
}
