/**
 * Calls `enhance` once for each element that matches, now or later: added by React, a live update
 * or hydration. Runs before the first paint that shows the element.
 */
export function onElements<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  enhance: (element: Kind) => void,
): void {
  const known = new WeakSet<Element>();
  function find(): void {
    for (const element of document.querySelectorAll<Kind>(selector)) {
      if (known.has(element)) continue;
      known.add(element);
      enhance(element);
    }
  }
  find();
  new MutationObserver(find).observe(document, { childList: true, subtree: true });
}
