import type { IncomingMessage } from 'node:http';

const HOST = 'host';

/** True where a request names its host more than once, of which Node drops all but the first. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) found += 1;
  }
  return found > 1;
}

/**
 * Path and query that a request asks for. `undefined` for one that names no host, or two, in
 * headers of the same name or in the target and in `Host`: of those, one could decide what a cache keeps under the
 * name of the other.
 */
export function requestTarget({ url = '', headers, rawHeaders }: IncomingMessage) {
  if (headers.host === undefined || hasTwoHosts(rawHeaders)) return undefined;
  if (url.startsWith('/')) return url;
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  const own = URL.parse(`${absolute?.protocol}//${headers.host}`);
  if (!absolute || absolute.host !== own?.host) return undefined;
  return absolute.pathname + absolute.search;
}
