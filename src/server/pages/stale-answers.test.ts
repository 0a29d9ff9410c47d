import { expect, test } from 'vitest';
import { failures, Refusal } from '#core/errors.ts';
import { createReadLog } from '#core/freshness/reads.ts';
import type { OnTouched, Touch, Touched } from '#core/freshness/touch.ts';
import { createPageCache } from './page-cache.ts';
import { createSharedPage } from './shared-page.ts';
import { sharedAnswer } from './shared-pages.ts';

/** A cache of one page, which read the list of all articles with one of them as a card, and one article whole. */
async function openCache() {
  let tell: (touched: Touched) => void = () => {};
  const onTouched: OnTouched = (listener) => {
    tell = (touched) => listener(touched, false);
    return () => {};
  };
  let failure: Error | undefined;
  let count = 0;
  const cache = createPageCache({ applyInvalidations: () => {}, onTouched });
  const log = createReadLog();
  log.list('articles', { card: {} }, {}, [{ id: 'listed', number: 1 }], 'cards');
  log.record('articles', 'whole');
  const load = () =>
    cache.load('page', async () => {
      if (failure) throw failure;
      count += 1;
      return createSharedPage(
        new Response(`page ${count}`),
        { 'cdn-cache-control': 'max-age=60' },
        { reads: log.reads, version: '' },
      );
    });
  await load();
  return {
    touch: (touch: Partial<Touch>) =>
      tell(new Map([['articles', [{ id: 'new', hasNewCard: true, lists: [''], ...touch }]]])),
    tell: (touched: Touched) => tell(touched),
    failWith: (error?: Error) => {
      failure = error;
    },
    get: async () => {
      const answer = await sharedAnswer(await load(), new Headers());
      return [await answer.text(), answer.headers.get('cache-status')];
    },
    headers: async () => (await sharedAnswer(await load(), new Headers())).headers,
  };
}

const away = new Refusal(failures.databaseAway());

test('a page is shown, and says that it is stale, when articles are new but the database is away', async () => {
  const page = await openCache();
  expect(await page.get()).toEqual(['page 1', null]);
  page.failWith(away);
  page.touch({ id: 'new' });
  expect(await page.get()).toEqual(['page 1', 'Daybreak; hit; ttl=-1']);
  page.touch({ id: 'newer' });
  expect(await page.get()).toEqual(['page 1', 'Daybreak; hit; ttl=-1']);
  expect((await page.headers()).get('cdn-cache-control')).toContain('max-age=1,');
  page.failWith();
  expect(await page.get()).toEqual(['page 2', null]);
  expect(await page.get()).toEqual(['page 2', null]);
});

test.each<[string, Partial<Touch>]>([
  ['an article was withdrawn', { id: 'listed', isGone: true }],
  ['an article that it shows whole was corrected', { id: 'whole', lists: [] }],
])('no page is shown once %s', async (_, touch) => {
  const page = await openCache();
  page.failWith(away);
  page.touch(touch);
  await expect(page.get()).rejects.toEqual(away);
  page.touch({ id: 'another' });
  await expect(page.get()).rejects.toEqual(away);
});

test('no page is shown that took something back in a way that nobody knows', async () => {
  const page = await openCache();
  page.failWith(away);
  page.tell(new Map([['articles', undefined]]));
  await expect(page.get()).rejects.toEqual(away);
});

test('an unexpected failure is not hidden by a page that is out of date', async () => {
  const page = await openCache();
  const bug = new Error('a bug');
  page.failWith(bug);
  page.touch({ id: 'new' });
  await expect(page.get()).rejects.toEqual(bug);
});
