import { parse, serialize } from 'hono/utils/cookie';
import type { SessionKeeper } from '#api/session-keeper.ts';
import type { Actor } from '#core/use-case.ts';

/** What the database keeps of sessions. */
export interface StoredSessions {
  create: (
    holder: { readerId?: string | undefined; staffId?: string | undefined },
    lifetime: number,
  ) => Promise<string>;
  find: (
    token: string,
  ) => Promise<{ readerId?: string | undefined; staffId?: string | undefined } | undefined>;
  end: (token: string) => Promise<void>;
}

const WEEK = 7 * 24 * 60 * 60;
/** Whoever came in by the password of the back office. */
const OWNER = 'owner';

/** Sessions behind two cookies, a reader's and one of the back office. */
export function createCookieSessions(
  sessions: StoredSessions,
  { isHttps }: { isHttps: boolean },
): SessionKeeper {
  const prefix = isHttps ? '__Host-' : '';
  const names = { reader: `${prefix}daybreak`, staff: `${prefix}daybreak-staff` };
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

  async function end(request: Request, headers: Headers, name: string): Promise<void> {
    const token = tokenIn(request, name);
    if (token !== undefined) await sessions.end(token);
    setCookie(headers, name, '', 0);
  }
  const find = async (request: Request, name: string) => {
    const token = tokenIn(request, name);
    return token === undefined ? undefined : sessions.find(token);
  };

  return {
    actorOf: async (request): Promise<Actor> => {
      const userId = (await find(request, names.reader))?.readerId;
      if ((await find(request, names.staff))?.staffId === OWNER) {
        return { kind: 'staff', role: 'owner', ...(userId === undefined ? {} : { userId }) };
      }
      return userId === undefined ? { kind: 'visitor' } : { kind: 'reader', userId };
    },
    logIn: async (reader, headers) =>
      setCookie(headers, names.reader, await sessions.create({ readerId: reader.id }, WEEK), WEEK),
    logOut: (request, headers) => end(request, headers, names.reader),
    renew: async () => {},
    logInAdmin: async (headers) =>
      setCookie(headers, names.staff, await sessions.create({ staffId: OWNER }, WEEK), WEEK),
    logOutAdmin: (request, headers) => end(request, headers, names.staff),
  };
}
