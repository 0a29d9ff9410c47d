let coming: Promise<unknown> | undefined;

const load = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      // The connection may be back at the next try.
      coming = undefined;
      reject(new Error('The style sheet could not be loaded.'));
    };
    document.head.append(link);
  });

/**
 * Gets the rules of what is not in the page yet, for a page carries only those that it was made with.
 * Resolves when they hold.
 */
export function loadWholeLook(): Promise<unknown> {
  const address = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole;
  if (address === undefined) return Promise.resolve();
  coming ??= load(address);
  return coming;
}
