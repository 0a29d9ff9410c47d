import type { Context } from 'hono';
import type { ApiEnv } from './base-api.ts';
import type { Exchange } from './session-keeper.ts';

/** For whoever keeps sessions. */
export const exchangeOf = (c: Context<ApiEnv>): Exchange => ({
  request: c.req.raw,
  headers: c.res.headers,
});
