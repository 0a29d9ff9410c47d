import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Row {
  id: string;
  states: string[];
}

function rowsOf(markdown: string): Row[] {
  return [...markdown.matchAll(/^\| ([a-z0-9-]+) \|.*\| (\w+) \| (\w+) \|$/gm)].map(
    ([, id = '', browser = '', server = '']) => ({ id, states: [browser, server] }),
  );
}

/** Ids in the titles of tests: `test('[home-lead] the lead …`, several in one title allowed; no selector. */
function idsInTests(): Set<string> {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec|contract)\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const titles = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<!locator\()[`'"](?:\[[a-z0-9-]+\] )+/g) ?? [],
  );
  const ids = titles.flatMap((title) =>
    [...title.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, id = '']) => id),
  );
  return new Set(ids);
}

const rows = rowsOf(readFileSync(join(root, 'tests/specification.md'), 'utf8'));
const tested = idsInTests();

test('the table has rows, each once, in a known state', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(
    rows.flatMap(({ states }) => states).filter((s) => !['shown', 'later', 'browser'].includes(s)),
  ).toEqual([]);
});

test('every line that is said to be shown has a test', () => {
  const missing = rows.filter(({ id, states }) => states.includes('shown') && !tested.has(id));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('no test names a line that the table does not have', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect([...tested].filter((id) => !known.has(id))).toEqual([]);
});
