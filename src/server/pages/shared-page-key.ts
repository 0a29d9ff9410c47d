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

/** Any other query makes a page of its own, which is not worth keeping, or says who asks. */
const shared = /^\/(?!\/)[^?#\\]*(?:\?page=[1-9]\d{0,4})?$/;

/** Cookies of ours: a session, or a word on what became of a form. */
const ownCookie = /daybreak/i;

/** Targets longer than this are no address of ours. */
const LONGEST = 300;

/**
 * Under what a page is kept that everybody gets who asks so; `undefined` for a request whose answer is
 * its own. Nothing else of a request may reach the making of such a page.
 */
export function sharedPageKey(request: PageRequest): string | undefined {
  const { method, target, host, cookie, authorization } = request;
  if (host === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (!target || target.length > LONGEST || !shared.test(target)) return undefined;
  if (authorization || (cookie && ownCookie.test(cookie))) return undefined;
  return `${host} ${target}`;
}
