import { isIPv6 } from 'node:net';
import type { Limited } from '#api/base-api.ts';

/** What counts tries; the database does. */
export interface CountedAttempts {
  add: (key: string, window: number) => Promise<{ count: number }>;
}

const MINUTE = 60;

/** So many tries from one address in so many seconds. */
const limits: Record<Limited, { tries: number; window: number }> = {
  'log-in': { tries: 20, window: 15 * MINUTE },
  register: { tries: 10, window: 60 * MINUTE },
  newsletter: { tries: 10, window: 60 * MINUTE },
  message: { tries: 10, window: 60 * MINUTE },
  'reset-password': { tries: 5, window: 60 * MINUTE },
};

/** Whom an address stands for: of IPv6, one customer has a whole network of 64 bits. */
export function callerKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Counts tries by the caller's address, which is nothing that a caller can choose. */
export const createRequestLimits =
  (attempts: CountedAttempts, callerAddress: () => string | undefined) =>
  async (what: Limited): Promise<boolean> => {
    const address = callerAddress();
    if (address === undefined) return true;
    const { tries, window } = limits[what];
    const { count } = await attempts.add(`${what} ${callerKey(address)}`, window);
    return count <= tries;
  };
