import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from './variables.ts';

const page = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');

test('[server-config-table] docs/running.md has the table of all variables', () => {
  const table = Object.entries(variables).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  );
  expect(page).toContain(['|---|---|---|', ...table, ''].join('\n'));
});
