import type { SearchPage } from '#core/search/search.ts';

type FindArticles = (term: string) => Promise<SearchPage>;

/** Asks the site that the page is from. Its client is loaded here, since pages with a search of their own load this file. */
const overNetwork: FindArticles = async (q) => {
  const [{ createClient }, { networkFetch }] = await Promise.all([
    import('#api/client.ts'),
    import('#api/network-fetch.ts'),
  ]);
  const client = createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  );
  return client.ask('GET /search', { q });
};

let find = overNetwork;

/** Sets what the search of the header asks; by default the site, over the network. */
export const provideSearch = (own: FindArticles): void => {
  find = own;
};

/** Finds articles for the search of the header. Rejects as the API's client does. */
export const findArticles: FindArticles = (term) => find(term);
