import {
  type ClipboardEvent,
  type DragEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { followDrag } from '../../parts/drag/follow-drag.ts';
import { focusBlock } from '../surface/article-text.tsx';
import { holdsOnlyPictures } from '../surface/paste/only-pictures.ts';
import { takePictures } from '../surface/take-pictures.ts';
import type { TextEditor } from '../surface/text-editor.ts';
import { blocksIn } from './drop-place.tsx';

/** Drop position at the height `y`. */
function placeAt(canvas: HTMLElement, y: number): number {
  const isAbove = (block: Element): boolean => {
    const { top, height } = block.getBoundingClientRect();
    return top + height / 2 < y;
  };
  return blocksIn(canvas).filter(isAbove).length;
}

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
function useFileDrop(take: (files: readonly File[], target: Target) => void) {
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

/** Moves blocks by dragging their handles. `move` gets the new index of the block. */
function useBlockDrag(move: (from: number, to: number) => void) {
  /** Drop position: index of the block that the dragged one would precede. */
  const [place, setPlace] = useState<number>();
  const giveUp = useRef<() => void>(undefined);
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => () => giveUp.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, index: number): void {
    const area = canvas.current;
    if (!area || event.button !== 0 || !event.isPrimary) return;
    giveUp.current?.();
    giveUp.current = followDrag(event.nativeEvent, area, {
      onMove: ({ y }) => setPlace(placeAt(area, y)),
      onEnd: (at) => {
        setPlace(undefined);
        const end = at && placeAt(area, at.y);
        if (end !== undefined) move(index, end > index ? end - 1 : end);
      },
    });
  }

  return { place, canvas, start };
}

function filesPasted({ clipboardData, target }: ClipboardEvent): File[] {
  // Office programs copy text along with a picture of it: paste the text.
  const isText = clipboardData.types.some((type) => type === 'text/plain' || type === 'text/html');
  const isWritten =
    target instanceof HTMLTextAreaElement ||
    (target instanceof Element && target.closest('.article-text') !== null);
  const isOfText = isText && isWritten && !holdsOnlyPictures(clipboardData);
  return isOfText ? [] : [...clipboardData.files];
}

/** Places of a text at which blocks are dropped, and pictures dropped or pasted. */
export function useTextPlaces(text: TextEditor) {
  const readCount = (): number => text.state().doc.childCount;
  const count = useSyncExternalStore(text.subscribe, readCount, readCount);
  const drag = useBlockDrag((from, to) => {
    if (text.moveTo(from, to)) focusBlock(text, to);
  });
  const drop = useFileDrop((files, target) => void takePictures(text, files, target));

  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const files = filesPasted(event);
    if (files.length === 0) return;
    event.preventDefault();
    const { target } = event;
    const under = blocksIn(event.currentTarget).findIndex(
      (block) => target instanceof Node && block.contains(target),
    );
    void takePictures(text, files, {
      place: under < 0 ? count : under + 1,
      under: under < 0 ? undefined : under,
    });
  };

  return {
    /** Ref of the element around the text. */
    canvas: drag.canvas,
    /** Handlers of that element. */
    handlers: { onPaste, ...drop.handlers },
    onGrip: drag.start,
    /** Index before which something would be dropped now. */
    dropAt: drag.place ?? drop.place,
  };
}
