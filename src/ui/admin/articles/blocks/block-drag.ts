import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { EditorCommands } from '../editor/editor-commands.ts';
import { followDrag } from './follow-drag.ts';

/** A block that is being dragged. */
export interface BlockDrag {
  key: string;
  /** Drop position: index of the block that it would precede. */
  place: number;
}

/** Moves blocks by dragging their handles. */
export function useBlockDrag(commands: EditorCommands) {
  const [dragged, setDragged] = useState<BlockDrag>();
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  function start(event: PointerEvent<HTMLElement>): void {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const key = grip?.closest<HTMLElement>('[data-block]')?.dataset.block;
    if (key === undefined || event.button !== 0 || !event.isPrimary) return;
    giveUp.current?.();
    giveUp.current = followDrag(event.nativeEvent, event.currentTarget, {
      onMove: (place) => setDragged((was) => (was?.place === place ? was : { key, place })),
      onEnd: (place) => {
        setDragged(undefined);
        if (place === undefined) return;
        commands.move(key, place > commands.indexOf(key) ? place - 1 : place);
      },
    });
  }

  return { dragged, handlers: { onPointerDown: start } };
}
