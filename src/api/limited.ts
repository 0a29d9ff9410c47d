import type { MiddlewareHandler } from 'hono';
import { failures } from '#core/errors.ts';
import type { ApiEnv, BaseSetting, Limited } from './base-api.ts';
import { problemOf } from './problem.ts';

/** Middleware that answers whoever tries too often with the problem `too-many`. */
export const limited =
  ({ mayTry }: Pick<BaseSetting, 'mayTry'>, what: Limited): MiddlewareHandler<ApiEnv> =>
  async (_, next) => {
    if (mayTry && !(await mayTry(what))) throw problemOf(failures.tooMany());
    await next();
  };
