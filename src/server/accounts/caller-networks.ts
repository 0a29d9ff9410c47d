import { isIPv6 } from 'node:net';

/** A network that a caller's address belongs to. */
export interface CallerNetwork {
  key: string;
  /** Its share of tries, as a multiple of those of one address. */
  share: number;
}

/** The eight groups of an IPv6 address, without zeros at their beginning. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * The networks that an address is counted by, the smallest first. IPv4 counts by itself. An IPv6
 * line has a network of 64 bits, and often one of 56 bits that holds 256 of those.
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

/** The smallest of these networks: whom an address stands for. */
export const callerKey = (address: string): string => callerNetworks(address)[0].key;
