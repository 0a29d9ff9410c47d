import { type DragEvent, useState } from 'react';

/**
 * Drag of the rows of a list by a mouse. Returns a function with the properties of the row at an index; the row
 * under a dragged one has `data-drop`. `onMove` gets the row's index and its new one.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  return (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(at);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(at);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) onMove(dragged, at);
    },
    'data-drop': over === at && dragged !== at ? '' : undefined,
  });
}
