/** Selector of elements whose content depends on the reader's clock or theme. */
const ownToReader = '[data-ago], [data-clock], [data-today], [data-theme-toggle]';

/** Regions of a page that are replaced when they change, in document order. */
export const regionsOf = (page: Document): Element[] => [...page.querySelectorAll('[data-live]')];

function withoutOwn(region: Element): Element {
  const copy = region.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(ownToReader)) one.remove();
  return copy;
}

/** Returns the server-rendered part of a region's HTML, to detect changes. */
export const contentOf = (region: Element): string => withoutOwn(region).innerHTML;

/** Returns the words of the server-rendered part of an element, which islands in it leave as they are. */
export const textOfRegion = (region: Element): string | null => withoutOwn(region).textContent;
