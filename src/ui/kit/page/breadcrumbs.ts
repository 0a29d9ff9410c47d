import type { BreadcrumbList, ItemList } from 'schema-dts';
import { articlePath } from '../../routes.ts';

/** A page on the way to the present one, or that page itself; or one that it lists. */
export interface Crumb {
  name: string;
  path: string;
}

/** The page of an article. */
export const articleCrumb = (
  article: Parameters<typeof articlePath>[0] & { title: string },
): Crumb => ({
  name: article.title,
  path: articlePath(article),
});

/** Breadcrumbs for search results: schema.org's BreadcrumbList. `origin` is empty in a page rendered in the browser. */
export const breadcrumbs = (crumbs: readonly Crumb[], origin: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      item: origin + path,
    })),
  }) as const satisfies BreadcrumbList;

/** List of a page's articles in their order: schema.org's ItemList. */
export const itemList = (listed: readonly Crumb[], origin: string) =>
  ({
    '@type': 'ItemList',
    itemListElement: listed.map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: origin + path,
    })),
  }) as const satisfies ItemList;
