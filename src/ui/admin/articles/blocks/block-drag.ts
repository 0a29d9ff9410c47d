import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { followDrag } from './follow-drag.ts';

/** Moves blocks by dragging their handles. `move` gets the new index of the block. */
export function useBlockDrag(move: (from: number, to: number) => void) {
  /** Drop position: index of the block that the dragged one would precede. */
  const [place, setPlace] = useState<number>();
  const giveUp = useRef<() => void>(undefined);
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => () => giveUp.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, index: number): void {
    if (!canvas.current || event.button !== 0 || !event.isPrimary) return;
    giveUp.current?.();
    giveUp.current = followDrag(event.nativeEvent, canvas.current, {
      onMove: (next) => setPlace(next),
      onEnd: (end) => {
        setPlace(undefined);
        if (end !== undefined) move(index, end > index ? end - 1 : end);
      },
    });
  }

  return { place, canvas, start };
}
