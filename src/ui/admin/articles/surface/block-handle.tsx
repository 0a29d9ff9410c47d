import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as words from '#ui/words/admin/surface-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { RowButton } from '../../parts/table/row-button.tsx';
import { newBlockId } from '../blocks/new-block-id.ts';
import { labelOf } from './block-labels.ts';
import { insertBlock, removeBlock } from './text-commands.ts';
import { blockOf } from './text-document.ts';
import type { TextEditor } from './text-editor.ts';
import { useTextState } from './use-text-state.ts';

interface BlockHandleProps {
  text: TextEditor;
  /** Index of the block. */
  index: number;
  frame: RefObject<HTMLElement | null>;
  onInsert: (index: number) => void;
  onGrip: (event: PointerEvent<HTMLElement>, index: number) => void;
  /** Focuses a block: its first field, or the caret in it. */
  onFocus: (index: number) => void;
}

const small =
  'inline-grid h-9 w-7 place-items-center rounded-2 text-ink-3 hover:bg-wash hover:text-ink pointer-coarse:h-11';

/** Handle beside a block: inserts a block after it, drags it, and opens what can be done with it. */
export function BlockHandle(props: BlockHandleProps) {
  const { text, index, frame, onInsert, onGrip, onFocus } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [shownIndex, setShownIndex] = useState(index);
  const handle = useRef<HTMLDivElement>(null);
  const count = useTextState(text, ({ doc }) => doc.childCount);
  const isLocked = useTextState(text, ({ doc }) => doc.maybeChild(index)?.attrs.raw !== undefined);
  if (shownIndex !== index) {
    setShownIndex(index);
    setIsOpen(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks move when their number changes
  useLayoutEffect(() => {
    const dom = text.view()?.dom;
    if (!dom) return undefined;
    const follow = (): void => {
      const top = dom.children[index]?.getBoundingClientRect().top;
      const box = frame.current?.getBoundingClientRect();
      if (top === undefined || !box || !handle.current) return;
      handle.current.style.top = `${top - box.top}px`;
    };
    follow();
    // Follows what changes the height of the text, such as a picture that was loaded.
    const observer = new ResizeObserver(follow);
    observer.observe(dom);
    return () => observer.disconnect();
  }, [text, index, frame, count]);

  const move = (by: number): void => {
    if (!text.moveTo(index, index + by)) return;
    onFocus(index + by);
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Without `preventDefault` Escape would close the editor as well.
    event.preventDefault();
    setIsOpen(false);
    handle.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  useEffect(() => {
    if (isOpen)
      handle.current?.querySelector<HTMLElement>('.article-actions button:enabled')?.focus();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keys of its buttons
    <div ref={handle} className="article-handle" onKeyDown={closeByKey}>
      <button
        type="button"
        aria-label={words.insertAfterBlock(index + 1)}
        title={words.insertABlock}
        onClick={() => onInsert(index + 1)}
        className={`${small} max-md:hidden`}
      >
        <AdminIcon name="plus" />
      </button>
      <button
        type="button"
        data-grip
        aria-expanded={isOpen}
        aria-label={words.actionsOfBlock(index + 1)}
        title={words.dragToMovePress}
        onPointerDown={(event) => onGrip(event, index)}
        onClick={() => setIsOpen(!isOpen)}
        className={`${small} cursor-grab touch-none select-none`}
      >
        <AdminIcon name="drag" />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: it is no group of fields
        <div role="group" aria-label={labelOf(text.state().doc, index)} className="article-actions">
          <span className="md:hidden">
            <RowButton
              icon="plus"
              label={words.insertAfterBlock(index + 1)}
              onClick={() => onInsert(index + 1)}
            />
          </span>
          <RowButton
            icon="up"
            label={words.moveUp}
            disabled={index === 0}
            onClick={() => move(-1)}
          />
          <RowButton
            icon="down"
            label={words.moveDown}
            disabled={index === count - 1}
            onClick={() => move(1)}
          />
          {isLocked ? null : (
            <>
              <RowButton
                icon="copy"
                label={words.duplicateBlock}
                onClick={() => {
                  const { doc } = text.state();
                  const copy = structuredClone(blockOf(doc.child(index)));
                  text.apply(insertBlock(text.state(), { ...copy, id: newBlockId() }, index + 1));
                  text.say(words.duplicated);
                  onFocus(index + 1);
                }}
              />
              <RowButton
                icon="delete"
                label={words.removeBlock}
                disabled={count === 1}
                onClick={() => {
                  text.apply(removeBlock(text.state(), index));
                  text.say(words.blockRemoved);
                  onFocus(Math.min(index, count - 2));
                }}
              />
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
