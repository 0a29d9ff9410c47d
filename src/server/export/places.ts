import type { Linked } from './links.ts';

export interface PlacesSetting {
  /** Path of a page in the exported site, with the parameters that don't name a page. */
  pathOf: (path: string, query: URLSearchParams) => string;
  /** Path of the page of searches, whose queries the page's script answers. */
  searchPath: string;
}

type Target = Pick<Linked, 'path' | 'query'>;

/** Creates the functions that say which place in the exported site a page has. */
export function createPlaces({ pathOf, searchPath }: PlacesSetting) {
  /** The page that each entry of a live blog is on, by the blog's path and the entry's id. */
  const entryPages = new Map<string, string>();

  /** Path of a page in the exported site. That of an entry is right once its page is known. */
  function placeOf({ path, query }: Target): string {
    if (path === searchPath)
      return pathOf(path, new URLSearchParams()) + (query === '' ? '' : `?${query}`);
    const asked = new URLSearchParams(query);
    const entry = asked.get('update');
    if (entry === null) return pathOf(path, asked);
    const [, number = ''] = entryPages.get(`${path} ${entry}`)?.split('?') ?? [];
    return pathOf(path, new URLSearchParams(number));
  }

  return {
    placeOf,
    /** Address of the page that answers a link: searches, entries of live blogs and campaigns have none of their own. */
    addressOf({ path, query }: Target): string {
      const own = pathOf(path, new URLSearchParams(query));
      const isOwn = own.endsWith('/') && own !== pathOf(path, new URLSearchParams());
      return isOwn && path !== searchPath ? `${path}?${query}` : path;
    },
    /** Learns which entries are on a page; true if it links to entries, so that its links are right only later. */
    learnEntries(address: string, html: string): boolean {
      if (!html.includes('?update=')) return false;
      const [path = ''] = address.split('?');
      for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) {
        if (!entryPages.has(`${path} ${id}`)) entryPages.set(`${path} ${id}`, address);
      }
      return true;
    },
  };
}
