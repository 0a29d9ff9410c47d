import { type DragEvent, type KeyboardEvent, memo } from 'react';
import { isImage, isParagraph, isVideo } from '#core/article/content-block.ts';
import { AdminIcon, type AdminIconName } from '../parts/admin-icon.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { BLOCK_DRAG } from './block-drag.ts';
import { BlockFields, blockName } from './block-fields.tsx';
import type { EditorCommands } from './editor-commands.ts';
import type { EditedBlock } from './editor-state.ts';
import { InsertPoint } from './insert-point.tsx';

interface BlockEditorProps {
  item: EditedBlock;
  index: number;
  isLast: boolean;
  commands: EditorCommands;
}

const iconOf = ({ block }: EditedBlock): AdminIconName => {
  if (isImage(block)) return 'image';
  return isVideo(block) ? 'video' : 'text';
};

function startDrag(event: DragEvent, key: string): void {
  event.dataTransfer.setData(BLOCK_DRAG, key);
  event.dataTransfer.effectAllowed = 'move';
  const block = event.currentTarget.closest('[data-block]');
  if (block) event.dataTransfer.setDragImage(block, 16, 16);
}

function Toolbar({ item, index, isLast, commands }: BlockEditorProps) {
  const { key, block } = item;
  const isKnown = isParagraph(block) || isImage(block) || isVideo(block);
  const isAlone = index === 0 && isLast;
  return (
    <div className="flex min-h-9 items-center gap-0.5 font-semibold text-[0.8125rem]/4.5 text-ink-3">
      {/* Moving has its buttons and keys; the handle is for the pointer. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way to do what buttons do */}
      <span
        draggable
        title="Drag to move"
        onDragStart={(event) => startDrag(event, key)}
        className="flex min-h-9 flex-1 cursor-grab items-center gap-2"
      >
        <AdminIcon name={iconOf(item)} />
        {blockName(block)}
        <AdminIcon name="drag" className="size-4.5 opacity-60" />
      </span>
      <RowButton
        icon="up"
        label="Move up"
        disabled={index === 0}
        onClick={() => commands.moveBy(key, -1)}
      />
      <RowButton
        icon="down"
        label="Move down"
        disabled={isLast}
        onClick={() => commands.moveBy(key, 1)}
      />
      {isKnown ? (
        <>
          <RowButton icon="copy" label="Duplicate block" onClick={() => commands.duplicate(key)} />
          <RowButton
            icon="delete"
            label="Remove block"
            disabled={isAlone}
            onClick={() => commands.remove(key)}
          />
        </>
      ) : null}
    </div>
  );
}

/** One block with what can be done with it. Renders when it changes or moves, never for its neighbours. */
export const BlockEditor = memo(function BlockEditor(props: BlockEditorProps) {
  const { item, index, isLast, commands } = props;
  const { key, block } = item;
  const moveByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    commands.moveBy(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-block={key}
      className="[contain-intrinsic-block-size:auto_250px] [content-visibility:auto]"
    >
      <fieldset
        aria-label={`${blockName(block)}, block ${index + 1}`}
        onKeyDown={moveByKey}
        className="min-w-0 pt-2"
      >
        <Toolbar {...props} />
        <BlockFields blockKey={key} block={block} commands={commands} />
      </fieldset>
      {isLast ? null : <InsertPoint to={index + 1} commands={commands} />}
    </li>
  );
});
