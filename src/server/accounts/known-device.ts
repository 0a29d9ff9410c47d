import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { Exchange } from '#api/session-keeper.ts';

/** Accounts per browser; beyond, the least recently used is dropped. */
const MOST_ACCOUNTS = 4;

/** Longest lifetime of a cookie that browsers accept, in seconds. */
const MOST_AGE = 400 * 24 * 60 * 60;

interface KnownDeviceSetting {
  isHttps: boolean;
  siteKey: () => Promise<string>;
}

interface Device {
  id: string;
  /** HMACs, one for each account whose secret was entered in this browser. */
  signs: string[];
}

/**
 * Recognizes browsers in which an account's secret was entered or set, by a cookie with a random id and
 * an HMAC per account. It grants no access: its guesses are only counted separately.
 */
export function createKnownDevices({ isHttps, siteKey }: KnownDeviceSetting) {
  // Must not contain `daybreak`, which would exclude its holder from shared pages (`sharedPageKey`).
  const name = `${isHttps ? '__Host-' : ''}known-device`;

  const signOf = async (id: string, secretOf: string): Promise<string> =>
    createHmac('sha256', await siteKey())
      .update(JSON.stringify(['device', id, secretOf]))
      .digest('base64url');

  function deviceIn(request: Request): Device | undefined {
    const value = parse(request.headers.get('cookie') ?? '', name)[name];
    if (value === undefined || value.length > 400) return undefined;
    const [id = '', ...signs] = value.split('.');
    return { id, signs };
  }

  const isSame = (one: string, other: string): boolean =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

  return {
    /** Returns the device's id if it is known for that account. */
    find: async (secretOf: string, request: Request): Promise<string | undefined> => {
      const device = deviceIn(request);
      if (!device) return undefined;
      const sign = await signOf(device.id, secretOf);
      return device.signs.some((one) => isSame(one, sign)) ? device.id : undefined;
    },
    know: async (secretOf: string, { request, headers }: Exchange): Promise<void> => {
      const { id, signs } = deviceIn(request) ?? {
        id: randomBytes(16).toString('base64url'),
        signs: [],
      };
      const sign = await signOf(id, secretOf);
      const kept = [...signs.filter((one) => one !== sign), sign].slice(-MOST_ACCOUNTS);
      headers.append(
        'set-cookie',
        serialize(name, [id, ...kept].join('.'), {
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          secure: isHttps,
          maxAge: MOST_AGE,
        }),
      );
    },
  };
}
