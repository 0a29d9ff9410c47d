import type { Limited, RequestLimits } from '#api/request-limits.ts';
import { callerNetworks } from './caller-networks.ts';
import type { CountedAttempts, TryLimit } from './counted-attempts.ts';
import { createKnownDevices } from './known-device.ts';
import { createMemoryAttempts } from './memory-attempts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** By the caller's address. */
const ofAddresses: Record<Limited, TryLimit> = {
  'log-in': { tries: 20, window: 15 * MINUTE },
  /** Nobody guesses a passkey; each try is two requests that write a row. */
  passkey: { tries: 60, window: 15 * MINUTE },
  register: { tries: 10, window: HOUR },
  newsletter: { tries: 10, window: HOUR },
  message: { tries: 10, window: HOUR },
  'reset-password': { tries: 5, window: HOUR },
  search: { tries: 120, window: MINUTE },
  /** A browser renews its subscription when its owner looks at it. */
  push: { tries: 60, window: HOUR },
};

/** Guesses at one secret, from wherever: some 20 in the first hour and 4 in each further one (ASVS 2.2.1: 100). */
const ofSecrets: TryLimit = {
  tries: 10,
  window: HOUR,
  waits: { first: 30, longest: 15 * MINUTE },
};

/** Changes that one account makes about itself. */
const ofChanges: TryLimit = { tries: 30, window: 10 * MINUTE };

interface RequestLimitsSetting {
  attempts: CountedAttempts;
  /** Nothing that a caller can choose; nothing is limited by it outside of a request. */
  callerAddress: () => string | undefined;
  isHttps: boolean;
  siteKey: () => Promise<string>;
}

/** Counts tries by the caller's address, by account, and by what secret they guess. */
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

  /** The keys under which a try was counted; `undefined` when one of them refused it. */
  async function takeByAddress(what: Limited): Promise<string[] | undefined> {
    const taken: string[] = [];
    const { take } = what === 'search' ? inMemory : attempts;
    for (const { key, rule } of networksFor(what)) {
      if (!(await take(key, rule))) return undefined;
      taken.push(key);
    }
    return taken;
  }

  /** True where memory has one of the address's networks as refused: nothing is counted then. */
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
      // A known browser is not kept out by what others do behind the same address.
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
