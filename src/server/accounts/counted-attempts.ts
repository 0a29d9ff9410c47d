/** Limit on tries, in seconds; see `AttemptRule` of the database. */
export interface TryLimit {
  tries: number;
  window: number;
  waits?: { first: number; longest: number };
}

/** Counter of tries, which the database implements. */
export interface CountedAttempts {
  take: (key: string, rule: TryLimit) => Promise<boolean>;
  isRefused: (key: string, rule: TryLimit) => Promise<boolean>;
  giveBack: (key: string) => Promise<void>;
  clear: (key: string) => Promise<void>;
}
