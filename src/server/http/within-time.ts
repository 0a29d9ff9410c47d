import type { Context, MiddlewareHandler } from 'hono';
import { largeBodies, times } from './limits.ts';

/** Gives up on an answer that does not begin in time, but for what takes its time by its nature. */
export const withinTime =
  (giveUp: (context: Context) => Response): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.path in largeBodies) return next();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(giveUp(context)), times.answer);
    });
    try {
      return await Promise.race([next(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
