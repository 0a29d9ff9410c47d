import { pageTraits } from './page-traits.ts';
import { type PageName, pageAt } from './routes.ts';

/** Path of the records that searches of an exported site read. */
export const SEARCH_RECORDS = '/search-records.json';

/** True for a path that an exported site has a page at: one that needs neither a session nor somebody who takes its form. */
export function isExportedPage(path: string): boolean {
  const name: PageName | undefined = pageAt(path);
  const [, first = ''] = path.split('/');
  const isReserved = first === 'admin' || first === 'api';
  // Own pages have no dots in their slugs; files that a host has beside the site do.
  if (name === undefined || isReserved || (name === 'page' && path.includes('.'))) return false;
  const { form, isInSiteMap, isFetchedEarly, isSecret = false } = pageTraits[name];
  return isFetchedEarly && !isSecret && (form === undefined || isInSiteMap);
}

/** Parameters that name another page. */
const naming = ['page', 'story'];

/**
 * Path under which an exported site has a page, which ends in a slash: `/tag/rain/page-2/` for `/tag/rain?page=2`. Files of
 * that name are in a folder, as every host of static files expects it. Other parameters, such as those of a campaign, stay.
 */
export function exportedPath(path: string, query: URLSearchParams): string {
  const folders = naming.flatMap((name) => {
    const value = query.get(name);
    const isFirst = value === null || value === '' || (name === 'page' && value === '1');
    return isFirst ? [] : [`${name}-${encodeURIComponent(value)}/`];
  });
  const others = new URLSearchParams([...query].filter(([name]) => !naming.includes(name)));
  const rest = others.size > 0 ? `?${others}` : '';
  return `${path.replace(/\/$/, '')}/${folders.join('')}${rest}`;
}

/** Origin of an address of a site, which has no path; `undefined` for any other text. */
export function siteOrigin(text: string): string | undefined {
  const address = URL.parse(text.trim());
  const isSite = address !== null && /^https?:$/.test(address.protocol);
  return isSite && address.href === `${address.origin}/` ? address.origin : undefined;
}
