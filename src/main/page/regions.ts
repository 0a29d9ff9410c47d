/** Selector of elements whose content depends on the reader's clock or theme, or is drawn at random. */
const ownToReader = '[data-ago], [data-exact], [data-today], [data-theme-toggle], [data-test]';

/** Regions of a page that are replaced when they change; each has a name of its own in `data-live`. */
export const regionsOf = (page: Document): Element[] => [...page.querySelectorAll('[data-live]')];

/** Returns the server-rendered part of a region's HTML, to detect changes. */
export function contentOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(ownToReader)) one.remove();
  return copy.innerHTML;
}
