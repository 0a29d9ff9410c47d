import { sharedTarget } from './shared-target.ts';

/** Parts of a request that decide which page it gets. */
export interface PageRequest {
  method: string | undefined;
  /** Path and query. */
  target: string | undefined;
  /** None: no page is shared under that name. */
  host: string | undefined;
  cookie: string | null | undefined;
  authorization: string | null | undefined;
}

/** Cookies of ours: a session, or a word on what became of a form. */
const ownCookie = /daybreak/i;

/**
 * The key of an answer that everybody gets who asks so: host and target in normal form, with a space
 * between them. `undefined` for a request whose answer is its own. Nothing else of a request may reach
 * the making of a shared answer.
 */
export function sharedPageKey(request: PageRequest): string | undefined {
  const { method, target, host, cookie, authorization } = request;
  if (host === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (authorization || (cookie && ownCookie.test(cookie))) return undefined;
  const normal = target && sharedTarget(target);
  return normal ? `${host} ${normal}` : undefined;
}
