/**
 * Calls back once for each element that matches: for those in the page now, and for others before the first
 * paint that would show them, whether React, a changed region or a waking island brought them.
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
