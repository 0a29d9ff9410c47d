import { type DragEvent, useState } from 'react';
import { blocksIn } from './follow-drag.ts';

interface Target {
  /** Drop position: index of the block that the file would precede. */
  place: number;
  /** Index of the block under the pointer. */
  under: number | undefined;
}

function targetOf({ currentTarget, target, clientY }: DragEvent<HTMLElement>): Target {
  const blocks = blocksIn(currentTarget);
  const under = blocks.findIndex((block) => target instanceof Node && block.contains(target));
  const block = blocks[under];
  if (!block) return { place: blocks.length, under: undefined };
  const { top, height } = block.getBoundingClientRect();
  return { place: clientY < top + height / 2 ? under : under + 1, under };
}

const holdsFiles = ({ dataTransfer: { types } }: DragEvent): boolean => types.includes('Files');

/** Handlers for dropping files into the article. */
export function useFileDrop(take: (files: readonly File[], target: Target) => void) {
  const [place, setPlace] = useState<number>();

  return {
    /** Drop position; `undefined` while no file is dragged. */
    place,
    handlers: {
      onDragOver: (event: DragEvent<HTMLElement>): void => {
        if (!holdsFiles(event)) return;
        // Without `preventDefault` the browser navigates to the dropped file.
        event.preventDefault();
        setPlace(targetOf(event).place);
      },
      onDragLeave: (event: DragEvent): void => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setPlace(undefined);
        }
      },
      onDrop: (event: DragEvent<HTMLElement>): void => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setPlace(undefined);
        take([...event.dataTransfer.files], targetOf(event));
      },
    },
  };
}
