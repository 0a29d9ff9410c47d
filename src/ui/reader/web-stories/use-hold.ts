import { type PointerEvent, useRef, useState } from 'react';

/** Minimum duration of a hold in milliseconds; a shorter press is a tap. */
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
  /** Ends a press that left the element or was cancelled: no click follows. */
  const abandon = (event: PointerEvent): void => {
    if (since.current === 0) return;
    end(event);
    lasted.current = 0;
  };
  return {
    isHeld,
    /** Call in `onClick`: true if the click ends a hold. */
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
