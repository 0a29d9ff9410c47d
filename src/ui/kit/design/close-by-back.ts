/** Resolves when the entry of what was closed has left the history. */
let leaving: Promise<unknown> | undefined;

/** On a phone Back is expected to close what lies over the page; with a mouse it leaves the page. */
const isByTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

const nextStep = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

/**
 * Gives what lies over the page an entry in the history of its own, so that Back calls `close`; where no
 * finger is, it does nothing. Returns what to call when it was closed in another way: that takes the entry
 * out again, and resolves when it is out.
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
    // Keeps the router's history state: it is the same page.
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
