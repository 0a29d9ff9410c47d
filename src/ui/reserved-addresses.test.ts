import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSpecifiedPage } from '#core/page/page.ts';
import { isReservedAddress } from '#core/page/reserved-addresses.ts';
import { adminPatterns, patterns } from './routes.ts';

/** First parts of the addresses that the site itself uses. */
const used = [
  ...[...Object.values(patterns), ...Object.values(adminPatterns)].map(
    (pattern) => pattern.split('/')[1] ?? '',
  ),
  ...readdirSync('public'),
  // What the builds write and the server answers beside the pages.
  ...['api', 'assets', 'feeds', 'healthz', 'media', 'readyz', 'share'],
];

test('no page of the newsroom’s own can take an address that the site uses', () => {
  const free = used.filter(
    (part) =>
      part !== '' && !/[.:]/.test(part) && !isSpecifiedPage(part) && !isReservedAddress(part),
  );
  expect(free).toEqual([]);
});
