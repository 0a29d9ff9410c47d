import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { Exchange } from '#api/session-keeper.ts';

/** Accounts that one browser is known by; the one that was longest unused is forgotten. */
const MOST_ACCOUNTS = 4;

/** Seconds: the longest that browsers keep a cookie. */
const MOST_AGE = 400 * 24 * 60 * 60;

interface KnownDeviceSetting {
  isHttps: boolean;
  siteKey: () => Promise<string>;
}

interface Device {
  id: string;
  /** Each says that one account's secret was given in this browser. */
  signs: string[];
}

/**
 * Tells a browser in which somebody gave or set an account's secret from any other one, by a cookie that
 * holds a random number and the site's signature for each account. It opens nothing: guesses made with it are
 * only counted apart.
 */
export function createKnownDevices({ isHttps, siteKey }: KnownDeviceSetting) {
  // Not named as the cookies that pages depend on: its holder gets the pages for everybody.
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
    /** The device's number, where it is known by that account. */
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
