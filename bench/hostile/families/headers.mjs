import { headOf } from '../send-raw.mjs';

/** @typedef {import('../send-raw.mjs').Hostile} Hostile */

/** Headers in addition to `Host`. @type {Record<string, string[]>} */
const added = {
  '900 of them': Array.from({ length: 900 }, (_, at) => `x-${at}: y`),
  '1,900 of them': Array.from({ length: 1900 }, (_, at) => `x${at}:`),
  'one of 15 KB': [`x-long: ${'y'.repeat(15_000)}`],
  'a cookie of 14 KB': [`cookie: ${'a'.repeat(14_000)}`],
  '2,000 cookies': [`cookie: ${'a=b; '.repeat(2000)}`],
  'invalid sessions': ['cookie: daybreak=x; daybreak-owner=y; __Host-daybreak=z'],
  'a session of 10 KB': [`cookie: daybreak=${'x'.repeat(10_000)}`],
  '1,000 sessions': [`cookie: ${'daybreak=x; '.repeat(1000)}`],
  'a flash message of 12 KB': [
    `cookie: daybreak-flash=${encodeURIComponent(JSON.stringify({ title: 'x'.repeat(10_000) }))}`,
  ],
  'a truncated flash message': ['cookie: daybreak-flash=%7B%22title%22%3A'],
  '3,000 encodings': [`accept-encoding: ${'br;q=0,'.repeat(2000)}gzip`],
  'encodings with weights': ['accept-encoding: br;q=0.0001, gzip;q=0, *;q=0'],
  '2,000 tags': [`if-none-match: ${'"x", '.repeat(2000)}`],
  'an unclosed tag': ['if-none-match: "'],
  'an invalid date': ['if-modified-since: yesterday', 'if-unmodified-since: \u00a0'],
  '2,000 ranges': [`range: bytes=${'0-0,'.repeat(2000)}1-1`],
  'a range of everything': ['range: bytes=0-99999999999999999999'],
  'a reversed range': ['range: bytes=9-1'],
  '2,000 languages': [`accept-language: ${'xx-yy;q=0.1,'.repeat(1000)}`],
  '2,000 addresses of proxies': [`x-forwarded-for: ${'1.2.3.4, '.repeat(1000)}`],
  'hosts of proxies': [
    'x-forwarded-host: evil.example',
    'x-original-url: /admin',
    'forwarded: host=a',
  ],
  'a foreign origin': ['origin: https://evil.example', 'sec-fetch-site: cross-site'],
  'an authorization of 12 KB': [`authorization: Basic ${'QUFB'.repeat(3000)}`],
  'an upgrade to a socket': [
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version: 13',
  ],
  'an upgrade to HTTP/2': [
    'connection: upgrade, http2-settings',
    'upgrade: h2c',
    'http2-settings: AA',
  ],
  'an unknown expectation': ['expect: 200-ok'],
  'a body after 100-continue': ['expect: 100-continue', 'content-length: 100000000'],
  'a body that is never sent': ['content-length: 5'],
  'a chunked body without chunks': ['transfer-encoding: chunked'],
  'a method in a header': ['x-http-method-override: DELETE', '_method: DELETE'],
  'a prefetch': ['sec-purpose: prefetch;prerender', 'purpose: prefetch'],
};

const targets = ['/', '/search?q=x', '/api/articles', '/media/x'];

/** Replacements of the `Host` header. @type {Record<string, string[]>} */
const hosts = {
  none: [],
  two: ['host: localhost', 'host: evil.example'],
  empty: ['host:'],
  another: ['host: evil.example'],
  'with a user': ['host: user:secret@evil.example'],
  'with a path': ['host: evil.example/admin'],
  'with markup': ['host: "><script>alert(1)</script>'],
  'with an invalid port': ['host: localhost:99999999'],
  'of 10 KB': [`host: ${'x'.repeat(10_000)}`],
  'of many parts': [`host: ${'a.'.repeat(3000)}b`],
  'an address in brackets': ['host: [::1%25eth0]:80'],
  'in another script': ['host: xn--0zwm56d.xn--a'],
  'after a space': ['host : localhost'],
};

/** @returns {Hostile[]} */
export const hostileHeaders = () => [
  ...targets.flatMap((target) =>
    Object.entries(added).map(([name, headers]) => ({
      name: `headers, ${name}: ${target}`,
      pieces: (/** @type {string} */ host) => [
        headOf(`GET ${target}`, [`host: ${host}`, ...headers]),
      ],
    })),
  ),
  ...['/', '/about-us', '/api/site'].flatMap((target) =>
    Object.entries(hosts).map(([name, lines]) => ({
      name: `a host, ${name}: ${target}`,
      pieces: () => [headOf(`GET ${target}`, lines)],
    })),
  ),
];
