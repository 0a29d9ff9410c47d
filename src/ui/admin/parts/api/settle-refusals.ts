import type { ProblemDetails } from '#api/problem.ts';
import { isWorkOpen } from '../editor/open-work.ts';

/** Refusals that the user can resolve in a dialog: by a proof of identity or a new login. */
const settleable = ['proof-needed', 'not-logged-in'] as const satisfies ProblemDetails['kind'][];

export type SettleableKind = (typeof settleable)[number];

/** The pending question, which all waiting calls share. */
interface Asked {
  kind: SettleableKind;
  answer: Promise<boolean>;
  settle: (isSettled: boolean) => void;
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

/** Kind of the refusal to settle; `undefined` while no call waits. For `useSyncExternalStore`. */
export const refusalToSettle = (): SettleableKind | undefined => asked?.kind;

/** Ends the question: waiting calls are repeated, or fail with their refusal. */
export function settleRefusal(isSettled: boolean): void {
  const { settle } = asked ?? {};
  setAsked(undefined);
  settle?.(isSettled);
}

/** Opens the question, or joins the pending one of the same kind. */
function ask(kind: SettleableKind): Promise<boolean> {
  if (asked?.kind === kind) return asked.answer;
  // A different kind replaces the pending question; its calls fail with their refusals.
  settleRefusal(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setAsked({ kind, answer: promise, settle: resolve });
  return promise;
}

/**
 * True for calls that must not fail: changes, and reads while the page has unsaved input, but none in the
 * background. Other reads redirect to the access page after the session has ended.
 */
const isAwaited = (init: RequestInit | undefined): boolean =>
  init?.priority !== 'low' && ((init?.method ?? 'GET').toUpperCase() !== 'GET' || isWorkOpen());

async function kindIn(answer: Response): Promise<SettleableKind | undefined> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const { kind } = (await answer.clone().json()) as Partial<ProblemDetails>;
  return settleable.find((one) => one === kind);
}

/**
 * Wraps `fetch`: a refused call waits until `RefusalDialog` resolved the refusal, and is then
 * repeated. Request bodies are sent twice, so they must not be streams.
 */
export const settlingRefusals =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const kind = await kindIn(answer);
    if (kind === undefined || (kind === 'not-logged-in' && !isAwaited(init))) return answer;
    return (await ask(kind)) ? fetch(input, init) : answer;
  };
