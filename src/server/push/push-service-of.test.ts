import { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { isInnerAddress, publicLookup } from '../http/post-bytes.ts';
import { pushServiceOf } from './web-push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'google'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'mozilla'],
  ['https://web.push.apple.com/QAbc', 'apple'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'microsoft'],
])('[push-endpoints] %s is an endpoint of %s', (endpoint, service) => {
  expect(pushServiceOf(endpoint, [])).toBe(service);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://news.example/abc',
  'ftp://fcm.googleapis.com/abc',
  'fcm.googleapis.com',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
])('[push-endpoints] %s is none', (endpoint) => {
  expect(pushServiceOf(endpoint, [])).toBeUndefined();
});

test('[push-endpoints] an origin that the operator trusts must match exactly', () => {
  const trusted = ['http://127.0.0.1:9999'];
  expect(pushServiceOf('http://127.0.0.1:9999/a', trusted)).toBe('http://127.0.0.1:9999');
  expect(pushServiceOf('http://127.0.0.1:9998/a', trusted)).toBeUndefined();
  expect(pushServiceOf('https://127.0.0.1:9999/a', trusted)).toBeUndefined();
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
])('[push-endpoints] %s is no address of a public host', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

test.each(['142.250.74.10', '172.32.0.1', '2a00:1450:4001:80b::200a'])(
  '[push-endpoints] %s is one',
  (address) => expect(isInnerAddress(address)).toBe(false),
);

test('[push-endpoints] a host that resolves to this machine is refused', async () => {
  const known = await new Promise((resolve) => lookup('localhost', resolve));
  expect(known).toBeNull();
  const refused = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(refused).toMatchObject({ message: 'localhost has no public address.' });
});
