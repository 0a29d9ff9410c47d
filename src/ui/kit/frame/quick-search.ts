import { createClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';
import type { SearchPage } from '#core/search/search.ts';

type FindArticles = (term: string) => Promise<SearchPage>;

/** Asks the site that the page is from. */
const overNetwork: FindArticles = (q) =>
  createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  ).ask('GET /search', { q });

let find = overNetwork;

/** Sets what the search of the header asks; by default the site, over the network. */
export const provideSearch = (own: FindArticles): void => {
  find = own;
};

/** Finds articles for the search of the header. Rejects as the API's client does. */
export const findArticles: FindArticles = (term) => find(term);
