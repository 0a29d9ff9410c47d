import type { Limited, RequestLimits } from '#api/request-limits.ts';
import { callerNetworks } from './caller-networks.ts';
import { createKnownDevices } from './known-device.ts';

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

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits per address. */
const ofAddresses: Record<Limited, TryLimit> = {
  'log-in': { tries: 20, window: 15 * MINUTE },
  /** Passkeys can't be guessed; each attempt is two requests that write a row. */
  passkey: { tries: 60, window: 15 * MINUTE },
  register: { tries: 10, window: HOUR },
  newsletter: { tries: 10, window: HOUR },
  message: { tries: 10, window: HOUR },
  'reset-password': { tries: 5, window: HOUR },
  search: { tries: 120, window: MINUTE },
  /** Browsers renew their subscription on visits. */
  push: { tries: 60, window: HOUR },
};

/**
 * Limit on guesses at one secret, from all addresses: some 20 in the first hour, then 4 per hour (ASVS
 * 2.2.1 allows 100).
 */
const ofSecrets: TryLimit = {
  tries: 10,
  window: HOUR,
  waits: { first: 30, longest: 15 * MINUTE },
};

/** Limit on changes to one's own account. */
const ofChanges: TryLimit = { tries: 30, window: 10 * MINUTE };

interface RequestLimitsSetting {
  attempts: CountedAttempts;
  /**
   * Returns the caller's address, which callers can't choose; `undefined` outside of a request, where no
   * limit applies.
   */
  callerAddress: () => string | undefined;
  isHttps: boolean;
  siteKey: () => Promise<string>;
}

/** Counts attempts by the caller's address, by account and by guessed secret. */
export function createRequestLimits(setting: RequestLimitsSetting): RequestLimits {
  const { attempts, callerAddress } = setting;
  const devices = createKnownDevices(setting);
  const inMemory = createMemoryAttempts();

  const networksFor = (what: Limited) => {
    const address = callerAddress();
    if (address === undefined) return [];
    return callerNetworks(address).map(({ key, share }) => ({
      key: `${what} ${key}`,
      rule: { ...ofAddresses[what], tries: ofAddresses[what].tries * share },
    }));
  };

  /** Returns the keys under which an attempt was counted; `undefined` if one of them refused it. */
  async function takeByAddress(what: Limited): Promise<string[] | undefined> {
    const taken: string[] = [];
    const { take } = what === 'search' ? inMemory : attempts;
    for (const { key, rule } of networksFor(what)) {
      if (!(await take(key, rule))) return undefined;
      taken.push(key);
    }
    return taken;
  }

  /** True if memory holds a refusal for one of the caller's networks; counts nothing. */
  async function isRefusedByAddress(what: Limited): Promise<boolean> {
    const { isRefused } = what === 'search' ? inMemory : attempts;
    for (const { key, rule } of networksFor(what)) {
      if (await isRefused(key, rule)) return true;
    }
    return false;
  }

  const giveBack = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await attempts.giveBack(key);
  };

  return {
    mayTry: async (what) => (await takeByAddress(what)) !== undefined,
    isSearchRefused: () => isRefusedByAddress('search'),
    mayChange: (userId) => attempts.take(`change ${userId}`, ofChanges),
    guess: async (secretOf, request) => {
      const device = await devices.find(secretOf, request);
      const isKnown = device !== undefined;
      // Known browsers are exempt from limits that others behind the same address have used up.
      if (!isKnown && (await isRefusedByAddress('log-in'))) return undefined;
      const key = isKnown ? `device ${device} ${secretOf}` : `secret ${secretOf}`;
      if (!(await attempts.take(key, ofSecrets))) return undefined;
      const addresses = isKnown ? [] : await takeByAddress('log-in');
      if (!addresses) {
        await attempts.giveBack(key);
        return undefined;
      }
      return {
        succeeded: async (exchange) => {
          await giveBack(addresses);
          await attempts.clear(key);
          await devices.know(secretOf, exchange);
        },
        withdraw: () => giveBack([...addresses, key]),
      };
    },
    knowDevice: (secretOf, exchange) => devices.know(secretOf, exchange),
  };
}
