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

/** Most keys counted; beyond, the one with the oldest window is dropped. */
const MOST_KEYS = 50_000;

/**
 * Counts attempts in this process only: for frequent, cheap requests such as searches, where a write per
 * attempt would cost more than the request.
 */
export function createMemoryAttempts(now = Date.now): Pick<CountedAttempts, 'take' | 'isRefused'> {
  const counts = new Map<string, { count: number; end: number }>();

  function begin(key: string, end: number) {
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    const begun = { count: 0, end };
    counts.set(key, begun);
    return begun;
  }

  return {
    isRefused: async (key, { tries }) => {
      const known = counts.get(key);
      return known !== undefined && known.end > now() && known.count >= tries;
    },
    take: async (key, { tries, window }) => {
      const present = now();
      const known = counts.get(key);
      const counted = known && known.end > present ? known : begin(key, present + window * 1000);
      counted.count += 1;
      return counted.count <= tries;
    },
  };
}
