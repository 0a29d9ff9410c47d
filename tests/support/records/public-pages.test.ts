import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { type PageName, patterns } from '#ui/routes.ts';
import { pageExamples } from './public-pages.ts';

test.each(Object.entries(patterns))('the examples of %s are at its address', (page, pattern) => {
  const examples = pageExamples[page as PageName];
  if ('noneBecause' in examples) return;
  expect(examples.length, 'an example in tests/support/records/public-pages.ts').toBeGreaterThan(0);
  for (const { path } of examples) {
    const { pathname } = new URL(path, 'http://localhost');
    expect(matchPath(pattern, pathname), path).not.toBeNull();
  }
});
