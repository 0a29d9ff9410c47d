import { useSyncExternalStore } from 'react';

const wish = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void): (() => void) => {
  const query = wish();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True where the reader prefers reduced motion. */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => false,
  );
