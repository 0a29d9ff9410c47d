import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';

const { api, adminApi, secondFactorApi } = createTestApi();

/** Rows of the table in the docs: every call and its permitted callers. */
const rows = [...api.endpoints, ...adminApi.endpoints, ...secondFactorApi.endpoints]
  .map(({ contract, who }) => `| \`${contract.route.replace(' ', ' /api')}\` | ${who} |`)
  .sort();

test('the table of roles in the docs matches the contracts', () => {
  const text = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8');
  const written = text.split('\n').filter((line) => line.startsWith('| `'));
  expect(written).toEqual(rows);
});
