import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { formPages } from './page-traits.ts';
import { readerRoutes } from './reader-routes.tsx';

const allOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...allOf(route.children ?? [])]);

test('the pages that take a form are those with an action', async () => {
  const found: string[] = [];
  for (const { path = '', lazy } of allOf(readerRoutes)) {
    const page: object = typeof lazy === 'function' ? await lazy() : {};
    if ('action' in page) found.push(path);
  }
  expect(found.sort()).toEqual([...formPages.usual, ...formPages.long].sort());
});
