import { type DragEvent, useState } from 'react';
import type { EditorCommands } from '../editor/editor-commands.ts';

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

const holdsFiles = ({ dataTransfer: { types } }: DragEvent): boolean => types.includes('Files');

/** Dropping files into the article. */
export function useFileDrop(commands: EditorCommands) {
  const [place, setPlace] = useState<number>();

  return {
    /** Before which block they would fall. */
    place,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!holdsFiles(event)) return;
        // Without it the browser would open a dropped file in place of the page.
        event.preventDefault();
        setPlace(targetOf(event, commands).place);
      },
      onDragLeave: (event: DragEvent): void => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setPlace(undefined);
        }
      },
      onDrop: (event: DragEvent): void => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setPlace(undefined);
        const target = targetOf(event, commands);
        commands.takePictures([...event.dataTransfer.files], target.place, target.key);
      },
    },
  };
}
