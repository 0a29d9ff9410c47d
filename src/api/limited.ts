import type { Context, MiddlewareHandler } from 'hono';
import { failures, type Outcome } from '#core/errors.ts';
import type { ApiEnv, BaseSetting } from './base-api.ts';
import { exchangeOf } from './exchange-of.ts';
import { problemOf, valueFrom } from './problem.ts';
import type { Limited } from './request-limits.ts';

type Limiting = Pick<BaseSetting, 'limits'>;

/** Middleware that answers whoever tries too often with the problem `too-many`. */
export const limited =
  ({ limits }: Limiting, what: Limited): MiddlewareHandler<ApiEnv> =>
  async (_, next) => {
    if (limits && !(await limits.mayTry(what))) throw problemOf(failures.tooMany());
    await next();
  };

/** Middleware that answers an account that changes itself too often with the problem `too-many`. */
export const limitedChanges =
  ({ limits }: Limiting): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const { actor } = c.var;
    const userId = actor.kind === 'visitor' ? undefined : actor.userId;
    const isChange = !['GET', 'HEAD'].includes(c.req.method);
    if (limits && isChange && userId !== undefined && !(await limits.mayChange(userId))) {
      throw problemOf(failures.tooMany());
    }
    await next();
  };

/** Counter key of log-ins at an e-mail address, registered or not. */
export const secretOfEmail = (key: string): string => `account ${key}`;

/** Counter key of an account's own password prompts, apart from log-ins, which anybody can try. */
export function ownSecret({ var: { actor } }: Context<ApiEnv>): string {
  if (actor.kind === 'staff' && actor.isByPassword) return 'proof of back office';
  return actor.kind === 'visitor' ? 'nobody' : `proof of ${actor.userId}`;
}

/** Counter key of log-ins by the back office's shared password. */
export const SHARED_SECRET = 'back office';

/**
 * The value of what compares a secret, where the guess is not one too many (`too-many`). Only a comparison
 * that fails counts.
 */
export async function guessing<Value>(
  { limits }: Limiting,
  c: Context<ApiEnv>,
  secretOf: string,
  compare: () => Promise<Outcome<Value>>,
): Promise<Value> {
  if (!limits) return valueFrom(await compare());
  const guess = await limits.guess(secretOf, c.req.raw);
  if (!guess) throw problemOf(failures.tooMany());
  const outcome = await compare();
  if (outcome.ok) await guess.succeeded(exchangeOf(c));
  else if (outcome.failure.code !== 'wrong-credentials') await guess.withdraw();
  return valueFrom(outcome);
}
