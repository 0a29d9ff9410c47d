import { isIP } from 'node:net';

/** An address without the port and brackets that some proxies write: `203.0.113.7:4711`, `[2001:db8::1]:443`. */
function withoutPort(written: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  return isIP(written) === 0 ? written.replace(/:\d+$/, '') : written;
}

/**
 * The address of the caller, seen by the outermost proxy that is ours: each of the trusted ones has
 * added the address of the one before it at the end of `X-Forwarded-For`. Entries further left were
 * chosen by the caller.
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
