/** Display time of a toast, in milliseconds. */
const TOAST_TIME = 5000;

/** Events that begin (true) and end (false) the rest of a toast's time. */
const rests = { pointerenter: true, focusin: true, pointerleave: false, focusout: false };

/**
 * Calls back after a toast's time, which rests while the pointer or the focus is in its card. Returns what
 * stops it.
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
