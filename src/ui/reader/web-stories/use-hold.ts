import { type PointerEvent, useRef, useState } from 'react';

/** From here on a press is a hold, and letting go is no tap, in milliseconds. */
const HOLD_MS = 300;

/** Tracks whether a finger or the pointer is held down, and whether the last press was a hold. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const since = useRef(0);
  const lasted = useRef(0);
  const end = (event: PointerEvent): void => {
    if (since.current === 0) return;
    lasted.current = event.timeStamp - since.current;
    since.current = 0;
    setIsHeld(false);
  };
  /** The press went elsewhere, so no click follows it. */
  const abandon = (event: PointerEvent): void => {
    if (since.current === 0) return;
    end(event);
    lasted.current = 0;
  };
  return {
    isHeld,
    /** Asked in a click: true when it ends a hold. */
    wasHold: (): boolean => {
      const was = lasted.current >= HOLD_MS;
      lasted.current = 0;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        since.current = event.timeStamp;
        setIsHeld(true);
      },
      onPointerUp: end,
      onPointerCancel: abandon,
      onPointerLeave: abandon,
    },
  };
}
