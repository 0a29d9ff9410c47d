/*
 * F6 moves the focus to the next part of a page (`data-part`: sidebar, outline, text, settings …), and
 * Shift+F6 to the one before.
 */

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable=true]';

/** Event of an element before F6 focuses it; a handler that cancels it sets the focus itself. */
export const ENTER_PART = 'enter-part';

/** Element that had the focus last, by part. */
const left = new WeakMap<Element, HTMLElement>();

const isReachable = (element: HTMLElement): boolean =>
  // The `tabIndex` of an editable element is -1, although Tab reaches it.
  element.isConnected &&
  (element.tabIndex >= 0 || element.isContentEditable) &&
  element.checkVisibility();

/** Element of a part that gets the focus: the one that had it last, or else the first. */
function entryOf(part: Element): HTMLElement | undefined {
  const before = left.get(part);
  if (before && part.contains(before) && isReachable(before)) return before;
  return [...part.querySelectorAll<HTMLElement>(focusable)].find(isReachable);
}

/** Records the focused element of a part, so that F6 leads back to it. */
export function recordPlace({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const part = target.closest('[data-part]');
  if (part) left.set(part, target);
}

/** Moves the focus if the key is F6 and the page, or the modal dialog over it, has several parts. */
export function changePartByKey(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const parts = [...(dialog ?? document).querySelectorAll('[data-part]')].filter(
    (part) => part.closest('dialog') === (dialog ?? null) && entryOf(part),
  );
  if (parts.length < 2) return;
  event.preventDefault();
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const step = event.shiftKey ? -1 : 1;
  const next = parts.at(at < 0 ? (event.shiftKey ? -1 : 0) : (at + step) % parts.length);
  const entry = next && entryOf(next);
  // The text of an article cancels the event and restores its selection.
  if (entry?.dispatchEvent(new Event(ENTER_PART, { cancelable: true }))) entry.focus();
}
