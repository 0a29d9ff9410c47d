import { type DragEvent, useState } from 'react';
import type { EditorCommands } from './editor-commands.ts';

/** What is dragged when a block is. */
export const BLOCK_DRAG = 'application/x-daybreak-block';

interface Target {
  /** Before which block it would fall. */
  place: number;
  /** The block under the pointer. */
  key: string | undefined;
}

function targetOf(event: DragEvent, commands: EditorCommands): Target {
  const under = event.target instanceof Element ? event.target.closest('[data-block]') : null;
  const key = under instanceof HTMLElement ? under.dataset.block : undefined;
  if (!under || key === undefined) return { place: commands.count(), key: undefined };
  const { top, height } = under.getBoundingClientRect();
  const index = commands.indexOf(key);
  return { place: event.clientY < top + height / 2 ? index : index + 1, key };
}

const isOurs = ({ dataTransfer: { types } }: DragEvent): boolean =>
  types.includes(BLOCK_DRAG) || types.includes('Files');

/** Dragging blocks to another place, and files into the article. */
export function useBlockDrag(commands: EditorCommands) {
  const [dropAt, setDropAt] = useState<number>();

  function drop(event: DragEvent): void {
    if (!isOurs(event)) return;
    event.preventDefault();
    setDropAt(undefined);
    const { place, key } = targetOf(event, commands);
    const dragged = event.dataTransfer.getData(BLOCK_DRAG);
    if (dragged) {
      const from = commands.indexOf(dragged);
      commands.move(dragged, place > from ? place - 1 : place);
      return;
    }
    commands.takePictures([...event.dataTransfer.files], place, key);
  }

  return {
    /** Where a line shows what would happen. */
    dropAt,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!isOurs(event)) return;
        // Without it the browser would open a dropped file in place of the page.
        event.preventDefault();
        setDropAt(targetOf(event, commands).place);
      },
      onDragLeave: (event: DragEvent): void => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setDropAt(undefined);
        }
      },
      onDragEnd: (): void => setDropAt(undefined),
      onDrop: drop,
    },
  };
}
