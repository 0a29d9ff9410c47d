import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimitOf, type FormPages } from './body-limits.ts';

/**
 * Middleware that answers with `giveUp` when an answer doesn't begin within its route's time
 * (body-limits.ts).
 */
export const withinTime =
  (formPages: FormPages, giveUp: (context: Context) => Response): MiddlewareHandler =>
  async (context, next) => {
    const { answerWithin } = bodyLimitOf(context.req.path, formPages);
    if (answerWithin === undefined) return next();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(giveUp(context)), answerWithin);
    });
    try {
      return await Promise.race([next(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
