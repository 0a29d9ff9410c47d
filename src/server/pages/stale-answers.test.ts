import { expect, test } from 'vitest';
import { createSharedPage } from './shared-page.ts';
import { sharedAnswer } from './shared-pages.ts';

test('a page that could not be made anew in time says how stale it is', async () => {
  const page = await createSharedPage(new Response('<p>Rain.'), { 'cache-control': 'public' });
  const statusAfter = async (milliseconds: number) => {
    const aged = { ...page, madeAt: performance.now() - milliseconds };
    return (await sharedAnswer(aged, new Headers())).headers.get('cache-status');
  };
  expect(await statusAfter(1000)).toBeNull();
  expect(await statusAfter(120_500)).toBe('Daybreak; hit; ttl=-61');
});
