import { createRoot, type Root } from 'react-dom/client';
import { visitor } from '#core/actor.ts';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import { setSiteLocale } from '#core/locale/site-locale.ts';
import { once } from '#core/once.ts';
import type { SearchPage } from '#core/search/search.ts';
import { searchArticles } from '#core/search/search-articles.ts';
import type { SearchRecords } from '#core/search/search-records.ts';
import { bindAll } from '#core/use-case.ts';
import { createInPageSearch } from '#storage/browser/in-page-search.ts';
import { createMemoryStorage } from '#storage/browser/memory-storage.ts';
import { storageKeyOf } from '#storage/browser/stored-list.ts';
import { SEARCH_RECORDS } from '#ui/exported-path.ts';
import { createRefining } from '#ui/kit/behaviours/refining.ts';
import { type SearchQuery, searchQueryOf } from '#ui/reader/search/search-query.ts';
import { SearchResults } from '#ui/reader/search/search-results.tsx';
import * as words from '#ui/words/search-words.ts';
import { inMemoryPorts } from '../in-memory-ports.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Opens the records of the site, once. A lost connection is no reason to refuse the next search. */
async function open() {
  const answer = await fetch(SEARCH_RECORDS);
  if (!answer.ok) throw new Error(`The records of the search answered ${answer.status}.`);
  const records: Partial<Record<CollectionName, object[]>> = (await answer.json()) as SearchRecords;
  const storage = createMemoryStorage();
  // A collection without a text would have the samples.
  for (const name of collectionNames)
    storage.setItem(storageKeyOf(name), JSON.stringify(records[name] ?? []));
  return bindAll({ searchArticles }, inMemoryPorts(storage, createInPageSearch));
}

let opened = once(open);

/** Finds articles of an exported site, in its records. */
export async function findInSite(query: {
  term: string;
  category?: string;
  period?: SearchQuery['period'];
  page?: string;
}): Promise<SearchPage> {
  const { term, category, period, page } = query;
  const newsroom = await opened().catch((error: unknown) => {
    opened = once(open);
    throw error;
  });
  const outcome = await newsroom.searchArticles(visitor, {
    term,
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
    ...(category ? { category } : {}),
    ...(period ? { period } : {}),
  });
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.failure.code);
}

let root: Root | undefined;

/** Number of the last search, so that a slower one before it doesn’t replace its results. */
let last = 0;

const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

/** Shows the results of the search at an address, in the page of searches. */
export async function showResults(address: string): Promise<void> {
  const place = document.querySelector('[data-results]');
  const query = searchQueryOf(address);
  if (!place) return;
  setSiteLocale(document.documentElement.lang);
  if (!root) {
    root = createRoot(place);
    // The line with the count is there before it says something, so that it is announced.
    root.render(<SearchResults query={query} found={undefined} />);
    settle(query);
  }
  if (query.term.trim() === '') return;
  last += 1;
  const own = last;
  try {
    const [found] = await Promise.all([findInSite(query), loadWholeLook()]);
    if (own !== last) return;
    root.render(<SearchResults query={query} found={found} />);
    document.title = `${words.resultsForWith(found.term)} - ${siteName()}`;
  } catch (error) {
    console.error(error);
    if (own !== last) return;
    root.render(<p role="alert">{words.resultsDidNotCome}</p>);
  }
}

/** Shows a query in the fields of the form. */
function settle({ term, category, period }: SearchQuery): void {
  for (const [name, value] of Object.entries({ q: term, category, period })) {
    const field = document.querySelector<HTMLInputElement>(`form#search [name=${name}]`);
    if (field) field.value = value;
  }
}

const refining = createRefining((address) => {
  history.replaceState(history.state, '', address);
  void showResults(new URL(address, location.href).href);
});

/** Takes an event of typing or choosing in the form of searches. */
export const refineInSite = (event: Event): void => refining.take(event);
