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

/**
 * Ids in the titles of an edition's tests, such as `test('[home-lead] the lead …`. A title can have
 * several.
 */
function idsInTests(edition: 'browser' | 'server'): Set<string> {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec|contract)\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const other = edition === 'browser' ? '@server' : '@browser';
  const titles = files
    .flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<!locator\()[`'"](?:\[[a-z0-9-]+\] ).*/g) ?? [],
    )
    .filter((title) => !title.includes(other))
    .map((title) => /^.(?:\[[a-z0-9-]+\] )+/.exec(title)?.[0] ?? '');
  const ids = titles.flatMap((title) =>
    [...title.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, id = '']) => id),
  );
  return new Set(ids);
}

const rows = rowsOf(readFileSync(join(root, 'tests/specification.md'), 'utf8'));
const tested = { browser: idsInTests('browser'), server: idsInTests('server') };

test('the table has rows, each once, in a known state', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(
    rows
      .flatMap(({ states }) => states)
      .filter((state) => !['shown', 'same', 'browser', 'server'].includes(state)),
  ).toEqual([]);
  const unshown = rows.filter(({ states }) => states.includes('same') && !states.includes('shown'));
  expect(unshown).toEqual([]);
});

test.each(['browser', 'server'] as const)(
  'every line that is said to be shown in the %s edition has a test there',
  (edition) => {
    const column = edition === 'browser' ? 0 : 1;
    const said = rows.filter(({ states }) => states[column] === 'shown');
    expect(said.map(({ id }) => id).filter((id) => !tested[edition].has(id))).toEqual([]);
  },
);

test('no test names a line that the table does not have', () => {
  const known = new Set(rows.map(({ id }) => id));
  const named = [...tested.browser, ...tested.server];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
