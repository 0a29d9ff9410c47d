import type { RequestLimits } from '#api/request-limits.ts';
import type { SessionKeeper } from '#api/session-keeper.ts';
import type { ProvenReader } from '#core/account/user.ts';
import { type Actor, visitor } from '#core/actor.ts';
import type { SecurityLog } from '#core/ports.ts';
import * as words from '#core/words/event-words.ts';

const factors: Record<NonNullable<ProvenReader['factor']>, string> = {
  passkey: words.loggedInByAPasskey,
  app: words.loggedInWithACode,
  'recovery-code': words.loggedInWithARecovery,
  earlier: words.loggedIn,
};

const inWords = ({ factor = 'earlier' }: ProvenReader): string => factors[factor];

/** The same sessions; records log-ins, log-outs and sessions ended by their account. */
export function recordedSessions<Keeper extends SessionKeeper>(
  sessions: Keeper,
  security: Pick<SecurityLog, 'record'>,
): Keeper {
  const recordLeaving = async (request: Request, leave: () => Promise<void>): Promise<void> => {
    const actor = await sessions.actorOf(request);
    await leave();
    if (actor.kind === 'visitor') return;
    await security.record(actor, { kind: 'log-out', description: words.loggedOut });
  };
  const own: Pick<SessionKeeper, 'logIn' | 'logOut' | 'logInAdmin' | 'logOutAdmin' | 'endOwn'> = {
    logIn: async (proven, exchange) => {
      const begun = await sessions.logIn(proven, exchange);
      const { id, role } = proven.reader;
      const actor: Actor = role
        ? { kind: 'staff', role, userId: id }
        : { kind: 'reader', userId: id };
      const description = begun === 'waiting' ? words.gaveThePasswordTheSecond : inWords(proven);
      await security.record(actor, { kind: 'log-in', description });
      return begun;
    },
    logInAdmin: async (proven, exchange) => {
      await sessions.logInAdmin(proven, exchange);
      const actor: Actor = { kind: 'staff', role: 'owner', isByPassword: true };
      await security.record(actor, { kind: 'log-in', description: words.loggedIn });
    },
    logOut: (exchange) => recordLeaving(exchange.request, () => sessions.logOut(exchange)),
    logOutAdmin: (exchange) =>
      recordLeaving(exchange.request, () => sessions.logOutAdmin(exchange)),
    endOwn: async (id, request) => {
      await sessions.endOwn(id, request);
      const actor = await sessions.actorOf(request);
      await security.record(actor, { kind: 'session', description: words.endedOneOfTheirSessions });
    },
  };
  return { ...sessions, ...own };
}

/** The same limits; records refused log-ins. */
export const recordedLimits = (
  limits: RequestLimits,
  security: Pick<SecurityLog, 'record'>,
): RequestLimits => ({
  ...limits,
  mayTry: async (what) => {
    const mayTry = await limits.mayTry(what);
    if (!mayTry && what === 'log-in') {
      const description = words.triedTooOften;
      await security.record(visitor, { kind: 'log-in-refused', description });
    }
    return mayTry;
  },
  guess: async (secretOf, request) => {
    const guess = await limits.guess(secretOf, request);
    if (!guess) {
      const description = words.guessedTooOften;
      await security.record(visitor, { kind: 'log-in-refused', description, countedBy: secretOf });
    }
    return guess;
  },
});
