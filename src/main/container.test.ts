import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the container has every built file that the server reads', () => {
  const copied = [...read('Dockerfile').matchAll(/\/app\/dist\/(\S+)/g)].map(([, path]) => path);
  const wanted = [...read('src/main/server-files.ts').matchAll(/built\('([^/']+)/g)];
  expect(wanted.length).toBeGreaterThan(2);
  for (const [, path] of wanted) expect(copied).toContain(path);
});
