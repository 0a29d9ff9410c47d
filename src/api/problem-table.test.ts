import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statuses } from './problem.ts';

test('the table of kinds in the docs has every kind with its status', () => {
  const page = new URL('../../docs/how-a-failure-travels.md', import.meta.url);
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm);
  expect([...rows].map(([, kind, status]) => [kind, Number(status)])).toEqual(
    Object.entries(statuses),
  );
});
