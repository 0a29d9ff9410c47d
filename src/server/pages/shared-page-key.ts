import { sharedTarget } from './shared-target.ts';

/** Parts of a request that select its page. */
export interface PageRequest {
  method: string | undefined;
  /** Path and query. */
  target: string | undefined;
  /** Absent for a host that isn't the site's: its pages aren't shared. */
  host: string | undefined;
  cookie: string | null | undefined;
  authorization: string | null | undefined;
}

/** Matches our own cookies: sessions and flash messages. */
const ownCookie = /daybreak/i;

/**
 * Cache key of a shared answer: host and normalized target, separated by a space. `undefined` for a
 * request with a personal answer. Shared answers must depend on nothing else in the request.
 */
export function sharedPageKey(request: PageRequest): string | undefined {
  const { method, target, host, cookie, authorization } = request;
  if (host === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (authorization || (cookie && ownCookie.test(cookie))) return undefined;
  const normal = target && sharedTarget(target);
  return normal ? `${host} ${normal}` : undefined;
}
