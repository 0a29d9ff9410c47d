import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import type { ContentError } from '../editor/article-errors.ts';
import type { EditorCommands } from '../editor/editor-commands.ts';
import type { EditedBlock } from '../editor/editor-state.ts';
import type { BlockDrag } from './block-drag.ts';
import { BlockEditor } from './block-editor.tsx';

interface BlockListProps {
  blocks: readonly EditedBlock[];
  commands: EditorCommands;
  dragged: BlockDrag | undefined;
  /** Drop position of the dragged block or file; `undefined` while nothing is dragged. */
  dropAt: number | undefined;
  /** Error in the block at `place`, or in all of them without one. */
  error: ContentError | undefined;
}

/** The blocks in order, with the drop indicator. */
export function BlockList({ blocks, commands, dragged, dropAt, error }: BlockListProps) {
  const last = blocks.length - 1;
  const dropsLast = dropAt !== undefined && dropAt > last;
  return (
    <>
      <ol className="mt-3">
        {blocks.map((item, index) => (
          <BlockEditor
            key={item.key}
            item={item}
            index={index}
            isLast={index === last}
            isDragged={item.key === dragged?.key}
            dropLine={
              dropAt === index ? 'before' : dropsLast && index === last ? 'after' : undefined
            }
            commands={commands}
            error={error?.place === index ? error.message : undefined}
          />
        ))}
      </ol>
      {error && error.place === undefined ? (
        <ErrorLine id="article-blocks-error">{error.message}</ErrorLine>
      ) : null}
      {dropAt === undefined ? null : (
        <p aria-hidden="true" className="pointer-events-none sticky bottom-4 z-10 h-0">
          <span className="absolute bottom-0 left-0 rounded-2 bg-ink px-2.5 py-1 text-label text-on-ink shadow-float">
            {dropsLast ? 'Drop to put it last' : `Drop to put it at ${dropAt + 1}`}
          </span>
        </p>
      )}
    </>
  );
}
