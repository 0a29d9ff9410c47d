import { headOf } from '../send-raw.mjs';

/** @typedef {import('../send-raw.mjs').Hostile} Hostile */

/** Addresses of each kind on the site, to be extended. */
const prefixes = [
  '/',
  '/category/',
  '/article/',
  '/search?q=',
  '/newsletter/confirm?token=',
  '/set-password?token=',
  '/media/',
  '/assets/',
  '/admin/',
  '/api/articles/',
  '/api/categories/',
  '/api/search?q=',
  '/api/password?token=',
  '/api/admin/articles/',
];

/** @type {Record<string, string>} */
const odd = {
  'a lone percent': '%',
  'no hexadecimal': '%zz%u0041',
  'a null': 'a%00b',
  'half a letter': '%E0%A4%A',
  'overlong dots': '%c0%ae%c0%ae%c0%af',
  'encoded twice': '%25%32%35%2500',
  'an injected header': '%0d%0aset-cookie:%20a=b',
  'dots and slashes': '..%2f..%2f../../..%5c..%5cetc/passwd',
  'marks upon marks': `a${'%CC%81'.repeat(800)}`,
  'four bytes each': '%F0%9F%98%80'.repeat(600),
  'quotes and brackets': '%22%27%3C%3E%60%7B%7D%5B%5D%7C',
  'a lone half of a pair': '%ED%A0%80%ED%BF%BF',
};

/** @type {Record<string, string>} */
const queries = {
  'many fields': `?${'a&'.repeat(7000)}`,
  'many values of one': `?${'page=1&'.repeat(2000)}`,
  'the same field twice': '?q=a&q=b&page=1&page=2&category=x&category=y',
  'brackets within brackets': `?${'a[b]'.repeat(1000)}=1`,
  'invalid numbers': '?page=NaN&limit=Infinity&cursor=%00&sort=__proto__&order=x',
  'enormous numbers': '?page=99999999999999999999&limit=1e308&cursor=999999999',
  'negative numbers': '?page=-1&limit=-1',
  'a long category': `?category=${'x'.repeat(10_000)}&period=week&q=a`,
  'a cursor of another kind': `?cursor=${Buffer.from(JSON.stringify({ a: [1] })).toString('base64')}`,
};

const asked = ['/', '/category/india', '/search', '/api/articles', '/api/search', '/api/site'];

/** @param {string} target @param {string} name @returns {Hostile} */
const get = (target, name) => ({
  name: `${name}: ${target.slice(0, 40)}`,
  pieces: (host) => [headOf(`GET ${target}`, [`host: ${host}`])],
});

/**
 * Addresses that are long, malformed, deep, or have an odd query.
 * @returns {Hostile[]}
 */
export const hostileTargets = () => [
  ...prefixes.flatMap((prefix) => [
    ...[3000, 14_000].map((length) => get(prefix + 'x'.repeat(length), `long, ${length}`)),
    ...Object.entries(odd).map(([name, text]) => get(prefix + text, name)),
  ]),
  ...asked.flatMap((path) =>
    Object.entries(queries).map(([name, query]) => get(path + query, name)),
  ),
  get('/x'.repeat(6000), 'deep'),
  get('/..'.repeat(4000), 'upwards'),
  get('/%2e%2e'.repeat(2000), 'upwards, encoded'),
  get('//'.repeat(6000), 'nothing but slashes'),
  get('/./'.repeat(4000), 'nowhere'),
  get('//evil.example/privacy-policy', 'another host by two slashes'),
  get('/\\evil.example', 'a backslash'),
  get(`/${'x'.repeat(17_000)}`, 'longer than a head may be'),
  get(`/search?${'q=x&'.repeat(5000)}`, 'a query longer than a head may be'),
];
