import type { ArticleSearch, Store } from '#core/ports.ts';

/** A search with the store that it searches, whose samples match none of the terms asked for. */
export interface OpenedSearch {
  store: Store;
  search: ArticleSearch;
}

/** A test case of the `ArticleSearch` port. */
export interface SearchCase {
  title: string;
  run: (opened: OpenedSearch) => Promise<void>;
}
