import { longest } from '#core/text/form-text.ts';

/** Push services of browser vendors, with the hosts of their endpoints. */
const knownServices: readonly { name: string; hosts: RegExp }[] = [
  // Used by Chrome, Edge on Android, Opera, Samsung Internet and Brave.
  { name: 'google', hosts: /^(?:fcm|android)\.googleapis\.com$/ },
  { name: 'mozilla', hosts: /\.push\.services\.mozilla\.com$/ },
  { name: 'apple', hosts: /\.push\.apple\.com$/ },
  // Used by Edge on Windows.
  { name: 'microsoft', hosts: /\.notify\.windows\.com$/ },
];

/**
 * Returns the name of an endpoint's push service: a browser vendor's, or an origin that the operator
 * trusts (`PUSH_SERVICES`). `undefined` for other addresses: strangers must not choose which hosts the
 * server contacts (SSRF).
 */
export function pushServiceOf(endpoint: string, trusted: readonly string[]): string | undefined {
  if (endpoint.length > longest.address) return undefined;
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return undefined;
  if (trusted.includes(url.origin)) return url.origin;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return knownServices.find(({ hosts }) => hosts.test(url.hostname))?.name;
}
