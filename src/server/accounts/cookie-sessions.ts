import { parse, serialize } from 'hono/utils/cookie';
import type { Exchange, SessionKeeper } from '#api/session-keeper.ts';
import type { User } from '#core/account/user.ts';
import type { Actor } from '#core/use-case.ts';

interface Holder {
  readerId?: string | undefined;
  staffId?: string | undefined;
}

/** What the database keeps of sessions. */
export interface StoredSessions {
  create: (holder: Holder, lifetime: number) => Promise<string>;
  find: (token: string) => Promise<Holder | undefined>;
  end: (token: string) => Promise<void>;
  endAllOf: (holderId: string) => Promise<void>;
}

interface CookieSetting {
  isHttps: boolean;
  /** The account with that id, as it is now. */
  findUser: (id: string) => Promise<User | undefined>;
}

/** Seconds. */
const MONTH = 30 * 24 * 60 * 60;
const DAY = 24 * 60 * 60;

/** Whoever came in by the password of the back office. */
export const OWNER = 'owner';

/**
 * Sessions behind two cookies: an account's, and that of the back office's password. What an account
 * may do is looked up with every request, so that a role that was taken away is gone at once.
 */
export function createCookieSessions(
  sessions: StoredSessions,
  { isHttps, findUser }: CookieSetting,
): SessionKeeper {
  const prefix = isHttps ? '__Host-' : '';
  const names = { account: `${prefix}daybreak`, owner: `${prefix}daybreak-owner` };

  const setCookie = (headers: Headers, name: string, value: string, maxAge: number): void =>
    headers.append(
      'set-cookie',
      serialize(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        maxAge,
      }),
    );

  const tokenIn = (request: Request, name: string): string | undefined =>
    parse(request.headers.get('cookie') ?? '', name)[name];

  async function endIn(request: Request, name: string): Promise<void> {
    const token = tokenIn(request, name);
    if (token !== undefined) await sessions.end(token);
  }

  async function begin(
    { request, headers }: Exchange,
    name: string,
    holder: Holder,
    lifetime: number,
  ): Promise<void> {
    // Never the id that came with the request: whoever planted it would be logged in, too.
    await endIn(request, name);
    setCookie(headers, name, await sessions.create(holder, lifetime), lifetime);
  }

  async function end({ request, headers }: Exchange, name: string): Promise<void> {
    await endIn(request, name);
    setCookie(headers, name, '', 0);
  }

  const find = async (request: Request, name: string): Promise<Holder | undefined> => {
    const token = tokenIn(request, name);
    return token === undefined ? undefined : sessions.find(token);
  };

  async function userIn(request: Request): Promise<User | undefined> {
    const id = (await find(request, names.account))?.readerId;
    return id === undefined ? undefined : findUser(id);
  }

  return {
    actorOf: async (request): Promise<Actor> => {
      const user = await userIn(request);
      const isOwner = (await find(request, names.owner))?.staffId === OWNER;
      const role = isOwner ? 'owner' : user?.role;
      if (role) return { kind: 'staff', role, ...(user ? { userId: user.id } : {}) };
      return user ? { kind: 'reader', userId: user.id } : { kind: 'visitor' };
    },
    logIn: (reader, exchange) => begin(exchange, names.account, { readerId: reader.id }, MONTH),
    logOut: (exchange) => end(exchange, names.account),
    renew: async () => {},
    endAllOf: (userId) => sessions.endAllOf(userId),
    logInAdmin: (exchange) => begin(exchange, names.owner, { staffId: OWNER }, DAY),
    logOutAdmin: async (exchange) => {
      await end(exchange, names.owner);
      // A member of staff came in by their account, and leaves with it.
      if ((await userIn(exchange.request))?.role) await end(exchange, names.account);
    },
  };
}
