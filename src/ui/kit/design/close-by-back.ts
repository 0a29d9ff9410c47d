/** Resolves when the history entry of the last closed overlay is removed. */
let leaving: Promise<unknown> | undefined;

/**
 * True on touch screens, where people expect Back to close an overlay; elsewhere Back leaves the
 * page.
 */
const isByTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

const nextStep = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

/**
 * Pushes a history entry for an overlay, so that Back calls `close`. Does nothing without a touch
 * screen. Returns a function to call when the overlay was closed in another way: it removes the
 * entry, and resolves once that is done.
 */
export function closeByBack(close: () => void): () => Promise<unknown> {
  if (!isByTouch()) return () => Promise.resolve();
  let state: 'opening' | 'open' | 'closed' = 'opening';
  const onBack = (): void => {
    state = 'closed';
    close();
  };
  void Promise.resolve(leaving).then(() => {
    if (state !== 'opening') return;
    state = 'open';
    // Keeps the router's history state: the page is the same.
    history.pushState({ ...history.state, isOver: true }, '');
    addEventListener('popstate', onBack, { once: true });
  });
  return () => {
    const wasOpen = state === 'open';
    state = 'closed';
    if (!wasOpen) return Promise.resolve();
    removeEventListener('popstate', onBack);
    const left = nextStep();
    leaving = left;
    history.back();
    return left;
  };
}
