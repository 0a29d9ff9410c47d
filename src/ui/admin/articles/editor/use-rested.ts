import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds without a change before the value updates, and the longest delay while changes go
 * on.
 */
const REST = 250;
const LONGEST_WAIT = 500;

/**
 * Debounced copy of a value, with a maximum delay. `useDeferredValue` is not an alternative: it
 * would render between a keystroke and the frame that shows it.
 */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const waitsSince = useRef<number>(undefined);
  useEffect(() => {
    waitsSince.current ??= Date.now();
    const left = LONGEST_WAIT - (Date.now() - waitsSince.current);
    const timer = setTimeout(
      () => {
        waitsSince.current = undefined;
        setRested(value);
      },
      Math.max(0, Math.min(REST, left)),
    );
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
