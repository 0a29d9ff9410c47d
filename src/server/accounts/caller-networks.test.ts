import { expect, test } from 'vitest';
import { callerNetworks } from './caller-networks.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:000::/56']],
  ['2001:db8:1:a2ff::6', ['2001:db8:1:a2ff::/64', '2001:db8:1:a200::/56']],
  ['2001:0db8::1', ['2001:db8:0:0::/64', '2001:db8:0:000::/56']],
  ['::1', ['0:0:0:0::/64', '0:0:0:000::/56']],
  ['fe80::1:2:3:4%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:000::/56']],
])('%s counts as %s', (address, keys) => {
  expect(callerNetworks(address).map(({ key }) => key)).toEqual(keys);
});
