import { accepted } from '#core/accepted.ts';
import { type Actor, accountIdOf } from '#core/actor.ts';
import type { Limited } from '#core/contract.ts';
import { failures, type Outcome, Refusal } from '#core/errors.ts';
import type { BaseSetting } from './api-setting.ts';
import type { Exchange } from './session-keeper.ts';

type Limiting = Pick<BaseSetting, 'limits'>;

/** Counts a request by the client address. Refuses with `too-many`. */
export async function limitRequests({ limits }: Limiting, what: Limited): Promise<void> {
  if (limits && !(await limits.mayTry(what))) throw new Refusal(failures.tooMany());
}

/** Counts a change by the account that makes it. Refuses with `too-many`. */
export async function limitChanges({ limits }: Limiting, actor: Actor): Promise<void> {
  const userId = accountIdOf(actor);
  if (limits && userId !== undefined && !(await limits.mayChange(userId))) {
    throw new Refusal(failures.tooMany());
  }
}

/** Counter key of log-ins with an e-mail address, registered or not. */
export const secretOfEmail = (key: string): string => `account ${key}`;

/** Counter key of an account's own password prompts, separate from log-ins, which strangers can attempt. */
export function ownSecret(actor: Actor): string {
  if (actor.kind === 'staff' && actor.isByPassword) return 'proof of back office';
  return actor.kind === 'visitor' ? 'nobody' : `proof of ${actor.userId}`;
}

/** Counter key of log-ins by the back office's shared password. */
export const SHARED_SECRET = 'back office';

/**
 * Runs `compare`, which checks a secret, and returns its value. Counts only failed comparisons. Refuses with
 * `too-many`.
 */
export async function guessing<Value>(
  { limits }: Limiting,
  { exchange }: { exchange: Exchange },
  secretOf: string,
  compare: () => Promise<Outcome<Value>>,
): Promise<Value> {
  if (!limits) return accepted(await compare());
  const guess = await limits.guess(secretOf, exchange.request);
  if (!guess) throw new Refusal(failures.tooMany());
  const outcome = await compare();
  if (outcome.ok) await guess.succeeded(exchange);
  else if (outcome.failure.kind !== 'wrong-credentials') await guess.withdraw();
  return accepted(outcome);
}
