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

/** Time limits, in milliseconds. */
export const times = {
  /**
   * For a whole request to arrive: as long as an archive may take. Routes have shorter limits
   * (body-limits.ts).
   */
  request: 7_200_000,
  /** For its headers to arrive. */
  headers: 15_000,
  /** Interval at which Node checks the two limits above. */
  checks: 5000,
  /** Until the next request on a connection; longer than the 60 seconds of load balancers. */
  keepAlive: 65_000,
  /** Without progress on a begun answer; Node may take twice as long to notice. */
  stalled: 30_000,
  /** For running requests when the server stops. */
  shutdown: 10_000,
  /** Interval of heartbeats on an event stream. */
  heartbeat: 20_000,
  /** Lifetime of an event stream; browsers then reconnect. */
  stream: 900_000,
};

/** Most event streams per process. */
export const MOST_LISTENERS = 2000;

/** Most event streams per address. A browser opens one per page. */
export const MOST_LISTENERS_OF_CALLER = 20;
