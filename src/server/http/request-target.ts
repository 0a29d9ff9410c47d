import type { IncomingMessage } from 'node:http';

const HOST = 'host';

/** True if a request has several `Host` headers; Node drops all but the first. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) found += 1;
  }
  return found > 1;
}

/**
 * Returns path and query of a request. `undefined` if it names no host, or several, in `Host` headers or
 * in an absolute target: otherwise one could poison a cache under the other's name.
 */
export function requestTarget({ url = '', headers, rawHeaders }: IncomingMessage) {
  if (headers.host === undefined || hasTwoHosts(rawHeaders)) return undefined;
  if (url.startsWith('/')) return url;
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  const own = URL.parse(`${absolute?.protocol}//${headers.host}`);
  if (!absolute || absolute.host !== own?.host) return undefined;
  return absolute.pathname + absolute.search;
}
