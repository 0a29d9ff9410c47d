import { longest } from '#core/text/form-text.ts';

/** The push services of browsers' makers: the name of each, and the hosts of its endpoints. */
const knownServices: readonly { name: string; hosts: RegExp }[] = [
  // Chrome, Edge on Android, Opera, Samsung Internet, Brave.
  { name: 'google', hosts: /^(?:fcm|android)\.googleapis\.com$/ },
  { name: 'mozilla', hosts: /\.push\.services\.mozilla\.com$/ },
  { name: 'apple', hosts: /\.push\.apple\.com$/ },
  // Edge on Windows.
  { name: 'microsoft', hosts: /\.notify\.windows\.com$/ },
];

/**
 * The name of the push service that an endpoint belongs to: one of a browser's maker, or an origin that
 * the operator trusts (`PUSH_SERVICES`). `undefined` for every other address, so that no subscription
 * makes the server ask a host of a stranger's choice (SSRF).
 */
export function pushServiceOf(endpoint: string, trusted: readonly string[]): string | undefined {
  if (endpoint.length > longest.address) return undefined;
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return undefined;
  if (trusted.includes(url.origin)) return url.origin;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return knownServices.find(({ hosts }) => hosts.test(url.hostname))?.name;
}
