import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change that count as a rest, and the longest that changes without one put it off. */
const REST = 250;
const LONGEST_WAIT = 500;

/**
 * The value as it was when changes last rested, or half a second ago. A deferred value would come between
 * a key press and the frame that shows it.
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
