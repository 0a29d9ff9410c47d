import { parse, serialize } from 'hono/utils/cookie';
import type { Exchange, FactorSessions, SessionKeeper } from '#api/session-keeper.ts';
import { type OpenSession, SHARED_HOLDER } from '#core/account/session.ts';
import { generationOf, type ProvenReader, type User } from '#core/account/user.ts';
import type { Actor, StaffActor } from '#core/actor.ts';
import { type Failure, Refusal } from '#core/errors.ts';
import type { Clock } from '#core/ports.ts';
import { CHALLENGE_LIFETIME } from '#core/second-factor/challenge.ts';
import type { EntryRules } from '#core/second-factor/entry-rules.ts';
import { deviceWords } from './device-words.ts';

/** A session as stored in the database. */
export interface StoredSession {
  id: string;
  holderId: string;
  generation: string;
  isPending: boolean;
  device: string;
  createdAt: Date;
  seenAt: Date;
  provenAt: Date;
}

/** Sessions in the database. */
export interface StoredSessions {
  create: (
    session: {
      holderId: string;
      generation: string;
      proofs: readonly string[];
      isPending?: boolean;
      device: string;
    },
    lifetime: number,
  ) => Promise<string | undefined>;
  find: (token: string) => Promise<StoredSession | undefined>;
  touch: (token: string) => Promise<void>;
  prove: (token: string, proof: string) => Promise<void>;
  list: (holderId: string) => Promise<StoredSession[]>;
  end: (token: string) => Promise<void>;
  endOne: (holderId: string, id: string) => Promise<void>;
  endAllOf: (holderId: string) => Promise<void>;
  expireAllOf: (holderId: string, lifetime: number) => Promise<void>;
}

interface CookieSetting {
  isHttps: boolean;
  clock: Clock;
  /** Returns the current account with that id. */
  findUser: (id: string) => Promise<User | undefined>;
  /** Returns a text that changes whenever the back office's password does. */
  adminGeneration: () => Promise<string>;
  /** Requirements that an account must meet before it gets its role's access. */
  entry: EntryRules;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ServerSessions extends SessionKeeper, FactorSessions {
  /** Returns the sender of a request, without updating the session's last use. */
  lookUp: (request: Request) => Promise<Actor>;
}

/**
 * Longest lifetime of a session (`whole`) and without a request (`idle`), in seconds (OWASP ASVS 3.3.2).
 */
export const sessionTimes = {
  reader: { whole: 365 * DAY, idle: 30 * DAY },
  staff: { whole: 30 * DAY, idle: 12 * HOUR },
  /** For the shared password of the back office. */
  shared: { whole: DAY, idle: 12 * HOUR },
} as const;

/** Seconds for which a proof of identity is accepted (step-up authentication). */
export const PROOF_LIFETIME = 10 * MINUTE;

/** Seconds that a log-in waits for its second factor. */
const PENDING_LIFETIME = 10 * MINUTE;

/** Seconds for which a session that others ended is known, so that its holder is told why. */
const REMEMBERED = DAY;

/** Minimum interval between updates of `seenAt`, in seconds: most requests write nothing. */
const SEEN_EVERY = 5 * MINUTE;

const endedMeanwhile: Failure = {
  kind: 'wrong-credentials',
  code: 'account-changed-meanwhile',
};

/**
 * Sessions behind two cookies, one for an account and one for the back office's password. Every request
 * compares the session's generation with the current one: a new password or role ends all earlier
 * sessions, including log-ins in progress.
 */
export function createCookieSessions(
  sessions: StoredSessions,
  { isHttps, clock, findUser, adminGeneration, entry }: CookieSetting,
): ServerSessions {
  const prefix = isHttps ? '__Host-' : '';
  const names = {
    account: `${prefix}daybreak`,
    owner: `${prefix}daybreak-owner`,
    challenge: `${prefix}daybreak-challenge`,
  };

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

  const secondsSince = (moment: Date): number => (clock.now().getTime() - moment.getTime()) / 1000;

  async function endIn(request: Request, name: string): Promise<void> {
    const token = tokenIn(request, name);
    if (token !== undefined) await sessions.end(token);
  }

  async function begin(
    { request, headers }: Exchange,
    name: string,
    holder: { holderId: string; generation: string; proofs?: string[]; isPending?: boolean },
    lifetime: number,
  ): Promise<void> {
    // Always a new token, against session fixation.
    await endIn(request, name);
    const device = deviceWords(request.headers.get('user-agent'));
    const token = await sessions.create({ proofs: ['password'], ...holder, device }, lifetime);
    if (token === undefined) throw new Refusal(endedMeanwhile);
    setCookie(headers, name, token, lifetime);
  }

  async function end({ request, headers }: Exchange, name: string): Promise<void> {
    await endIn(request, name);
    setCookie(headers, name, '', 0);
  }

  /** The session behind a cookie, unless it is pending, expired or idle for too long. */
  async function find(
    request: Request,
    name: string,
    isUse: boolean,
    timesOf: (session: StoredSession) => Promise<{ whole: number; idle: number } | undefined>,
  ): Promise<StoredSession | undefined> {
    const token = tokenIn(request, name);
    const session = token === undefined ? undefined : await sessions.find(token);
    if (token === undefined || !session || session.isPending) return undefined;
    const times = await timesOf(session);
    if (!times || secondsSince(session.createdAt) > times.whole) return undefined;
    const idle = secondsSince(session.seenAt);
    if (idle > times.idle) return undefined;
    // A failed update is ignored: reads work while the database can't be written.
    if (isUse && idle > SEEN_EVERY) await sessions.touch(token).catch(() => {});
    return session;
  }

  async function accountIn(request: Request, isUse = true) {
    let user: User | undefined;
    const session = await find(request, names.account, isUse, async ({ holderId, generation }) => {
      user = await findUser(holderId);
      if (!user || user.suspended || String(generationOf(user)) !== generation) return undefined;
      return user.role ? sessionTimes.staff : sessionTimes.reader;
    });
    return session && user ? { session, user } : undefined;
  }

  const ownerIn = (request: Request, isUse: boolean): Promise<StoredSession | undefined> =>
    find(request, names.owner, isUse, async ({ holderId, generation }) =>
      holderId === SHARED_HOLDER && generation === (await adminGeneration())
        ? sessionTimes.shared
        : undefined,
    );

  const isFresh = ({ provenAt }: StoredSession): boolean => secondsSince(provenAt) < PROOF_LIFETIME;

  async function actorOf(request: Request, isUse: boolean): Promise<Actor> {
    const account = await accountIn(request, isUse);
    const owner = await ownerIn(request, isUse);
    const role = account?.user.role;
    const userId = account ? { userId: account.user.id } : {};
    // The shared password wins only where it grants more, since an account identifies the person.
    if (owner && role !== 'owner') {
      const isProven = isFresh(owner);
      return { kind: 'staff', role: 'owner', ...userId, isByPassword: true, isProven };
    }
    if (!account) return { kind: 'visitor' };
    const { id } = account.user;
    if (!role) return { kind: 'reader', userId: id };
    const isProven = isFresh(account.session);
    if (await entry.owesSetUp(account.user)) {
      return { kind: 'reader', userId: id, owedRole: role, isProven };
    }
    const staff: StaffActor = { kind: 'staff', role, userId: id, isProven };
    return staff;
  }

  /** True if the account has a second factor that this log-in has not used yet. */
  async function owesFactor({ reader, factor }: ProvenReader): Promise<boolean> {
    if (factor) return false;
    const user = await findUser(reader.id);
    return user !== undefined && entry.owesFactor(user);
  }

  return {
    actorOf: (request) => actorOf(request, true),
    lookUp: (request) => actorOf(request, false),
    logIn: async (proven, exchange) => {
      const { reader, generation, factor } = proven;
      const isPending = await owesFactor(proven);
      const proofs = factor ? ['password', factor] : ['password'];
      const holder = { holderId: reader.id, generation: String(generation), proofs, isPending };
      // Stored with a reader's lifetime, since the role may change; shorter limits are checked per
      // request.
      const lifetime = isPending ? PENDING_LIFETIME : sessionTimes.reader.whole;
      await begin(exchange, names.account, holder, lifetime);
      return isPending ? 'waiting' : 'open';
    },
    waitingIn: async (request) => {
      const token = tokenIn(request, names.account);
      const session = token === undefined ? undefined : await sessions.find(token);
      if (!session?.isPending) return undefined;
      const user = await findUser(session.holderId);
      if (!user || String(generationOf(user)) !== session.generation) return undefined;
      return { userId: user.id };
    },
    keepChallenge: (challenge, { headers }) =>
      setCookie(headers, names.challenge, challenge, CHALLENGE_LIFETIME),
    takeChallenge: ({ request, headers }) => {
      setCookie(headers, names.challenge, '', 0);
      return tokenIn(request, names.challenge);
    },
    logOut: (exchange) => end(exchange, names.account),
    renew: async () => {},
    endAllOf: (userId, { isRemembered } = { isRemembered: false }) =>
      isRemembered && userId !== SHARED_HOLDER
        ? sessions.expireAllOf(userId, REMEMBERED)
        : sessions.endAllOf(userId),
    endingOf: async (request) => {
      const token = tokenIn(request, names.account);
      const session = token === undefined ? undefined : await sessions.find(token);
      if (!session || session.isPending) return undefined;
      const user = await findUser(session.holderId);
      if (!user) return 'deleted';
      if (user.suspended) return 'suspended';
      if (String(generationOf(user)) === session.generation) return undefined;
      return user.role ? 'changed' : 'role-taken';
    },
    listOwn: async (request) => {
      const account = await accountIn(request);
      if (!account) return [];
      const { session, user } = account;
      const open = await sessions.list(user.id);
      return open
        .filter((one) => !one.isPending && one.generation === session.generation)
        .map(
          ({ id, device, createdAt, seenAt }): OpenSession => ({
            id,
            device,
            createdAt: createdAt.toISOString(),
            seenAt: seenAt.toISOString(),
            isCurrent: id === session.id,
          }),
        );
    },
    endOwn: async (id, request) => {
      const account = await accountIn(request);
      if (account) await sessions.endOne(account.user.id, id);
    },
    logInAdmin: ({ generation }, exchange) =>
      begin(
        exchange,
        names.owner,
        { holderId: SHARED_HOLDER, generation },
        sessionTimes.shared.whole,
      ),
    logOutAdmin: async (exchange) => {
      await end(exchange, names.owner);
      // Staff who entered by their account leave by it as well.
      if ((await accountIn(exchange.request))?.user.role) await end(exchange, names.account);
    },
    noteProof: async (request) => {
      const actor = await actorOf(request, true);
      const isShared = actor.kind === 'staff' && actor.isByPassword;
      const token = tokenIn(request, isShared ? names.owner : names.account);
      if (token !== undefined) await sessions.prove(token, 'password');
    },
  };
}
