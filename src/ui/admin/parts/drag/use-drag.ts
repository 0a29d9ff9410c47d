import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { followDrag, type Point } from './follow-drag.ts';

/** Name of the place under a position: `data-place` of the nearest element that has it. */
const placeAt = ({ x, y }: Point): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;

/** Shows a dragged thing under the pointer; nothing can be dropped on the thing itself. */
const follow = ({ style }: HTMLElement, { clientX, clientY }: MouseEvent, at: Point) =>
  Object.assign(style, {
    position: 'relative',
    zIndex: '50',
    pointerEvents: 'none',
    translate: `${at.x - clientX}px ${at.y - clientY}px`,
  });

/** Puts a dragged thing back. */
const release = ({ style }: HTMLElement) =>
  Object.assign(style, { position: '', zIndex: '', pointerEvents: '', translate: '' });

interface DragRules<Item> {
  onBegin?: (item: Item) => void;
  /** Gets the place under the pointer, in each frame. */
  onMove: (item: Item, place: string | undefined) => void;
  /** Gets the place of the drop; `undefined` outside of all places and for a cancelled drag. */
  onEnd: (item: Item, place: string | undefined) => void;
}

/**
 * Drag of things to places by mouse, touch and pen. Places are elements with `data-place`. Returns the handler of
 * `pointerdown` for a thing within the element with `data-drag-area`.
 */
export function useDrag<Item>(rules: DragRules<Item>) {
  const latest = useRef(rules);
  useLayoutEffect(() => {
    latest.current = rules;
  });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (item: Item) =>
    (event: PointerEvent<HTMLElement>): void => {
      const { currentTarget, target, button, isPrimary, nativeEvent } = event;
      const area = currentTarget.closest<HTMLElement>('[data-drag-area]');
      const isField = target instanceof Element && target.closest('select, input, textarea');
      if (!area || isField || button !== 0 || !isPrimary) return;
      cancel.current?.();
      cancel.current = followDrag(nativeEvent, area, {
        onBegin: () => latest.current.onBegin?.(item),
        onMove: (at) => {
          follow(currentTarget, nativeEvent, at);
          latest.current.onMove(item, placeAt(at));
        },
        onEnd: (at) => {
          const place = at && placeAt(at);
          release(currentTarget);
          latest.current.onEnd(item, place);
        },
      });
    };
}

/**
 * Drag of the rows of a list (`data-drag-area`). Returns a function with the properties of the row at an index; the
 * row under a dragged one has `data-drop`. `onMove` gets the row's index and its new one.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = `${useId()} `;
  const [drop, setDrop] = useState<{ from: number; to: string | undefined }>();
  const drag = useDrag<number>({
    onMove: (from, to) => setDrop((was) => (was?.to === to ? was : { from, to })),
    onEnd: (from, to) => {
      setDrop(undefined);
      // Rows may hold lists with rows of their own.
      if (to?.startsWith(list)) onMove(from, Number(to.slice(list.length)));
    },
  });
  return (at: number) => ({
    'data-place': list + at,
    'data-drop': drop?.to === list + at && drop.from !== at ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.stopPropagation();
      drag(at)(event);
    },
  });
}
