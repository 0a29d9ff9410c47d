/** A page on the way to the present one, or that page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs for search results: schema.org's BreadcrumbList. `origin` is empty in a page rendered in the browser. */
export const breadcrumbs = (crumbs: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});
