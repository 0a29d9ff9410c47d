let coming: Promise<unknown> | undefined;

const load = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      // Allows a retry after a lost connection.
      coming = undefined;
      reject(new Error('The style sheet could not be loaded.'));
    };
    document.head.append(link);
  });

/**
 * Loads the complete style sheet, since a page contains only the rules of its initial markup. Resolves
 * when it is applied.
 */
export function loadWholeLook(): Promise<unknown> {
  const address = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole;
  if (address === undefined) return Promise.resolve();
  coming ??= load(address);
  return coming;
}
