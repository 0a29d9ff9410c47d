import { isIP } from 'node:net';

/** Removes the port and brackets that some proxies add: `203.0.113.7:4711`, `[2001:db8::1]:443`. */
function withoutPort(written: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  return isIP(written) === 0 ? written.replace(/:\d+$/, '') : written;
}

/**
 * Returns the caller's address as seen by our outermost proxy. Each trusted proxy appends the address of
 * its peer to `X-Forwarded-For`; entries further left can be forged by the caller.
 */
export function callerAddress(
  peer: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === null) return peer;
  const seen = forwardedFor.split(',').map((address) => address.trim());
  return withoutPort(seen.at(-trustedProxies) ?? seen[0] ?? peer);
}
