import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that no public host has: loopback, private, link-local, shared, reserved, multicast. */
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
  // Translated IPv4 addresses.
  ['64:ff9b::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

/** True where only this machine or its network reaches an address, also for IPv4 in IPv6 form. */
export const isInnerAddress = (address: string): boolean =>
  inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Resolves a host for a connection like `dns.lookup`, and fails where it has none but inner addresses. The
 * connection goes to what was checked, so that a second answer of the name server changes nothing.
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
