/** Selector of elements that differ only by the reader's clock and theme. */
const ownToReader = '[data-ago], [data-today], [data-theme-toggle]';

/** The regions of a page that are replaced when they change, in their order. */
export const regionsOf = (page: Document): Element[] => [...page.querySelectorAll('[data-live]')];

/** Returns the server's part of a region's HTML, to detect changes. */
export function contentOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(ownToReader)) one.remove();
  return copy.innerHTML;
}
