import { useEffect, useState } from 'react';

/** Milliseconds without a change that count as a rest. */
const REST = 250;

/**
 * The value as it was when changes last rested. A deferred value would come between a key press and the
 * frame that shows it.
 */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
