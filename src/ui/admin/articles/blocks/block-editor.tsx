import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { blockTypeOf } from '#core/article/content-block.ts';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { RowButton } from '../../parts/table/row-button.tsx';
import type { EditorCommands } from '../editor/editor-commands.ts';
import type { EditedBlock } from '../editor/editor-state.ts';
import { BlockFields } from './block-fields.tsx';
import { blockKindOf } from './block-kinds.ts';
import { InsertPoint } from './insert-point.tsx';

interface ToolbarProps {
  item: EditedBlock;
  index: number;
  isLast: boolean;
  commands: EditorCommands;
}

interface BlockEditorProps extends ToolbarProps {
  isDragged: boolean;
  /** Position of the drop indicator. */
  dropLine: 'before' | 'after' | undefined;
  /** Error message of the block. */
  error: string | undefined;
}

function Toolbar({ item, index, isLast, commands }: ToolbarProps) {
  const { key, block } = item;
  const isKnown = blockTypeOf(block) !== undefined;
  const { label, icon } = blockKindOf(block);
  const isAlone = index === 0 && isLast;
  return (
    <div className="flex min-h-9 items-center gap-0.5 font-semibold text-[0.8125rem]/4.5 text-ink-3">
      {/* The handle is for pointers only; keyboards have the buttons and Alt with an arrow. */}
      <span
        data-grip
        title="Drag to move"
        className="mr-auto flex min-h-9 cursor-grab touch-none select-none items-center gap-2 pointer-coarse:min-h-11"
      >
        <AdminIcon name={icon} />
        {label}
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

/** A block with its toolbar. Memoized, so that typing renders one block only. */
export const BlockEditor = memo(function BlockEditor(props: BlockEditorProps) {
  const { item, index, isLast, isDragged, dropLine, commands, error } = props;
  const { key, block } = item;
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error)
      place.current?.querySelector<HTMLElement>('textarea, input:not([type=file])')?.focus();
  }, [error]);
  const moveByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    commands.moveBy(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-block={key}
      data-drop={dropLine}
      className={`article-block ${isDragged ? 'opacity-50' : ''}`}
    >
      <fieldset
        ref={place}
        aria-describedby={error ? `${key}-error` : undefined}
        aria-label={`${blockKindOf(block).label}, block ${index + 1}`}
        onKeyDown={moveByKey}
        className="min-w-0 pt-2"
      >
        <Toolbar item={item} index={index} isLast={isLast} commands={commands} />
        <BlockFields blockKey={key} block={block} commands={commands} />
        {error ? <ErrorLine id={`${key}-error`}>{error}</ErrorLine> : null}
      </fieldset>
      {isLast ? null : <InsertPoint to={index + 1} commands={commands} />}
    </li>
  );
});
