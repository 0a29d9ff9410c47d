import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that aren't public: loopback, private, link-local, shared, reserved, multicast. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  // IPv4 addresses behind NAT64.
  ['64:ff9b::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

/** True if an address is reachable only from this machine or its network, including IPv4 mapped to IPv6. */
export const isInnerAddress = (address: string): boolean =>
  inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Resolves a host like `dns.lookup`; fails without a public address. The connection uses the checked
 * address, which prevents DNS rebinding.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const open = found.filter(({ address }) => !isInnerAddress(address));
    const [first] = open;
    if (error || !first) {
      const refusal = error ?? new Error(`${host} has no public address.`);
      callback(refusal, [], 0);
    } else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
