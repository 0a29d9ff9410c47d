import { type DragEvent, useState } from 'react';
import type { EditorCommands } from '../editor/editor-commands.ts';

interface Target {
  /** Drop position: index of the block that the file would precede. */
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

/** Handlers for dropping files into the article. */
export function useFileDrop(commands: EditorCommands) {
  const [place, setPlace] = useState<number>();

  return {
    /** Drop position; `undefined` while no file is dragged. */
    place,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!holdsFiles(event)) return;
        // Without `preventDefault` the browser navigates to the dropped file.
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
