import { type ClipboardEvent, useSyncExternalStore } from 'react';
import { focusBlock } from '../surface/article-text.tsx';
import { holdsOnlyPictures } from '../surface/paste/only-pictures.ts';
import { takePictures } from '../surface/take-pictures.ts';
import type { TextEditor } from '../surface/text-editor.ts';
import { useBlockDrag } from './block-drag.ts';
import { useFileDrop } from './file-drop.ts';
import { blocksIn } from './follow-drag.ts';

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
