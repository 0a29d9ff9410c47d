import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimitOf, type FormPages } from './body-limits.ts';

/** Gives up on an answer that does not begin in the time that its route has (body-limits.ts). */
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
