import { describe, test } from 'vitest';
import { openTestStore } from '../../../tests/support/newsroom/test-newsroom.ts';
import { searchContract } from '../contract/article-search.contract.ts';
import { createInPageSearch } from './in-page-search.ts';
import { createMemoryStorage } from './memory-storage.ts';

describe('the in-page search passes the search contract', () => {
  for (const { title, run } of searchContract) {
    test(title, async () => {
      const storage = createMemoryStorage();
      // A stored article keeps the samples out.
      storage.setItem('articles', JSON.stringify([{ id: 'article-1', title: 'UnknownFields' }]));
      const store = openTestStore(storage);
      await run({ store, search: createInPageSearch(store) });
    });
  }
});
