import { type KeyboardEvent, useState } from 'react';
import type { BlockType } from '#core/article/content-block.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import type { EditorCommands } from '../editor/editor-commands.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';

/** Types that the editor has fields for. */
const editable: readonly BlockType[] = ['paragraph', 'image', 'video'];

const kinds = editable.map((type): [BlockType, BlockKind] => [type, blockKinds[type]]);

interface BlockButtonsProps {
  /** `Add` or `Insert`. */
  verb: string;
  onChoose: (type: BlockType) => void;
}

/** Buttons, one for each block type. */
export function BlockButtons({ verb, onChoose }: BlockButtonsProps) {
  return kinds.map(([type, { label, icon }]) => (
    <Button key={type} tone="line" size="small" onClick={() => onChoose(type)}>
      <AdminIcon name={icon} />
      {`${verb} ${label}`}
    </Button>
  ));
}

interface InsertPointProps {
  to: number;
  commands: EditorCommands;
}

/** Button between two blocks that opens the choice of a block to insert there. */
export function InsertPoint({ to, commands }: InsertPointProps) {
  const [isOpen, setIsOpen] = useState(false);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Without `preventDefault` Escape would close the editor as well.
    event.preventDefault();
    setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its buttons
    <div
      data-insert={to}
      onKeyDown={closeByKey}
      className="group flex min-h-9 flex-wrap items-center gap-2 pt-2"
    >
      <span className="h-px flex-1 bg-rule opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100" />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`Insert after block ${to}`}
        title="Insert a block here"
        onClick={() => setIsOpen(!isOpen)}
        className="inline-grid size-7 place-items-center rounded-2 border border-transparent text-ink-3 hover:border-edge hover:text-ink aria-expanded:rotate-45 pointer-coarse:size-11"
      >
        <AdminIcon name="plus" className="size-4" />
      </button>
      {isOpen ? (
        <BlockButtons
          verb="Insert"
          onChoose={(type) => {
            setIsOpen(false);
            commands.insert(type, to);
          }}
        />
      ) : null}
      <span className="h-px flex-1 bg-rule opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100" />
    </div>
  );
}
