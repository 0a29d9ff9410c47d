import { isIPv6 } from 'node:net';

/** A network that contains a caller's address. */
export interface CallerNetwork {
  key: string;
  /** Multiple of the attempts that one address may make. */
  share: number;
}

/** Expands an IPv6 address to its eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Networks whose limits apply to an address, the smallest first. An IPv4 address counts alone. An IPv6
 * line has a /64 network, and often a /56 with 256 of those.
 */
export function callerNetworks(address: string): [CallerNetwork, ...CallerNetwork[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return [{ key: mapped ?? address, share: 1 }];
  const [a, b, c, d = '0'] = groupsOf(address.replace(/%.*$/, ''));
  const outer = (Number.parseInt(d, 16) >> 8).toString(16);
  return [
    { key: `${a}:${b}:${c}:${d}::/64`, share: 1 },
    { key: `${a}:${b}:${c}:${outer}00::/56`, share: 2 },
  ];
}

/** The smallest of these networks, which identifies the caller. */
export const callerKey = (address: string): string => callerNetworks(address)[0].key;
