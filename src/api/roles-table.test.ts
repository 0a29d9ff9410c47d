import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';

const { api, adminApi } = createTestApi();

/** Rows of the table in the docs: every call and its permitted callers. */
const rows = [...api.endpoints, ...adminApi.endpoints]
  .map(({ contract, who }) => `| \`${contract.route.replace(' ', ' /api')}\` | ${who} |`)
  .sort();

const place = new URL('../../docs/roles.md', import.meta.url);

test('the table of roles in the docs matches the contracts; `-u` writes it', async () => {
  const [head] = readFileSync(place, 'utf8').split('| `');
  await expect(`${head}${rows.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(place));
});
