import type { ProblemDetails } from '#api/problem.ts';
import { isWorkOpen } from '../editor/open-work.ts';

/** Refusals that whoever works here can lift in a dialog over what they were doing. */
const liftable = ['proof-needed', 'not-logged-in'] as const satisfies ProblemDetails['code'][];

export type LiftableCode = (typeof liftable)[number];

/** The question that is open. */
interface Asked {
  code: LiftableCode;
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

/** Code of the refusal to lift; `undefined` while no call waits. For `useSyncExternalStore`. */
export const refusalToLift = (): LiftableCode | undefined => asked?.code;

/** Closes the question: the calls that wait for it are made again, or get their refusal. */
export function settleRefusal(isLifted: boolean): void {
  const { settle } = asked ?? {};
  setAsked(undefined);
  settle?.(isLifted);
}

/** Asks for what lifts the refusal, once for all calls that are refused meanwhile. */
function ask(code: LiftableCode): Promise<boolean> {
  if (asked?.code === code) return asked.answer;
  // A refusal of another kind takes the place of the one that is open, whose calls get their refusals.
  settleRefusal(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setAsked({ code, answer: promise, settle: resolve });
  return promise;
}

/**
 * True where a user waits for the call: it changes data, or reads a page with unsaved input. Any
 * other page redirects to the access page when the session has ended.
 */
const isAwaited = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET').toUpperCase() !== 'GET' || isWorkOpen();

async function codeIn(answer: Response): Promise<LiftableCode | undefined> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const { code } = (await answer.clone().json()) as Partial<ProblemDetails>;
  return liftable.find((one) => one === code);
}

/**
 * A `fetch` for the back office that makes a refused call again once `RefusalDialog` has lifted the
 * refusal: the caller waits and loses nothing. Its bodies must be such as can be sent twice, so no streams.
 */
export const liftingRefusals =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const code = await codeIn(answer);
    if (code === undefined || (code === 'not-logged-in' && !isAwaited(init))) return answer;
    return (await ask(code)) ? fetch(input, init) : answer;
  };
