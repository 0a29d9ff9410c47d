/** Display time of a toast, in milliseconds. */
const TOAST_TIME = 5000;

/** Events that pause (true) and resume (false) the display time. */
const rests = { pointerenter: true, focusin: true, pointerleave: false, focusout: false };

/**
 * Calls `dismiss` after a toast's display time, which pauses while the card has the pointer or the
 * focus. Returns a function that cancels it.
 */
export function dismissInTime(card: Element, dismiss: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const holds = new Set<string>();
  let left = TOAST_TIME;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function rest(): void {
    if (timer !== undefined) left -= Date.now() - since;
    clearTimeout(timer);
    timer = undefined;
  }
  function update(): void {
    rest();
    if (holds.size > 0) return;
    since = Date.now();
    timer = setTimeout(dismiss, left);
  }
  for (const [type, isRest] of Object.entries(rests)) {
    const holder = type.slice(0, 5);
    const change = (): void => {
      if (isRest) holds.add(holder);
      else holds.delete(holder);
      update();
    };
    card.addEventListener(type, change, { signal });
  }
  signal.addEventListener('abort', rest);
  if (card.matches(':hover')) holds.add('point');
  if (card.matches(':focus-within')) holds.add('focus');
  update();
  return () => stopping.abort();
}
