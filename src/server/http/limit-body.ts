import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT, largeBodies } from './limits.ts';

/** Refuses bodies that are too large, by what they say of themselves or by counting what comes. */
export function limitBody(refuse: (context: Context) => Response): MiddlewareHandler {
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: refuse });
  const usual = limitTo(BODY_LIMIT);
  const large = new Map(Object.entries(largeBodies).map(([path, most]) => [path, limitTo(most)]));
  return (context, next) => (large.get(context.req.path) ?? usual)(context, next);
}
