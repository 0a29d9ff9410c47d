import type { ProblemDetails } from '#api/problem.ts';
import { isWorkOpen } from '../editor/open-work.ts';

/** Refusals that whoever works here can lift in a dialog over what they were doing. */
const liftable = ['proof-needed', 'not-logged-in'] as const satisfies ProblemDetails['kind'][];

export type LiftableKind = (typeof liftable)[number];

/** The question that is open. */
interface Asked {
  kind: LiftableKind;
  answer: Promise<boolean>;
  settle: (isLifted: boolean) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function setAsked(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

export function subscribeToRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kind of the refusal to lift; `undefined` while no call waits. For `useSyncExternalStore`. */
export const refusalToLift = (): LiftableKind | undefined => asked?.kind;

/** Closes the question: the calls that wait for it are made again, or get their refusal. */
export function settleRefusal(isLifted: boolean): void {
  const { settle } = asked ?? {};
  setAsked(undefined);
  settle?.(isLifted);
}

/** Asks for what lifts the refusal, once for all calls that are refused meanwhile. */
function ask(kind: LiftableKind): Promise<boolean> {
  if (asked?.kind === kind) return asked.answer;
  // A refusal of another kind takes the place of the one that is open, whose calls get their refusals.
  settleRefusal(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setAsked({ kind, answer: promise, settle: resolve });
  return promise;
}

/**
 * True where a user waits for the call: it changes data, or reads a page with unsaved input. Any
 * other page redirects to the access page when the session has ended.
 */
const isAwaited = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET').toUpperCase() !== 'GET' || isWorkOpen();

async function kindIn(answer: Response): Promise<LiftableKind | undefined> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const { kind } = (await answer.clone().json()) as Partial<ProblemDetails>;
  return liftable.find((one) => one === kind);
}

/**
 * A `fetch` for the back office that makes a refused call again once `RefusalDialog` has lifted the
 * refusal: the caller waits and loses nothing. Its bodies must be such as can be sent twice, so no streams.
 */
export const liftingRefusals =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const kind = await kindIn(answer);
    if (kind === undefined || (kind === 'not-logged-in' && !isAwaited(init))) return answer;
    return (await ask(kind)) ? fetch(input, init) : answer;
  };
