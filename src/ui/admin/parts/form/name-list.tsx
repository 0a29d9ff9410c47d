import type { ReactNode } from 'react';
import * as words from '#ui/words/admin/parts-words.ts';
import { RowButton } from '../table/row-button.tsx';

interface NameListProps {
  /** Accessible name of the list; the input has a label of its own. */
  label: string;
  names: readonly string[];
  /** Moves a name to another index; absent where the order has no meaning. */
  onMove?: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  /** Input for a further name. */
  children: ReactNode;
}

/** Input for names, and below it the chosen ones with buttons that move and remove them. */
export function NameList({ label, names, onMove, onRemove, children }: NameListProps) {
  return (
    <div>
      {children}
      <ol aria-label={label} className="mt-1 empty:hidden">
        {names.map((name, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two names may be equal
            key={at}
            className="flex min-h-9 items-center border-rule border-b text-ui"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            {onMove && names.length > 1 ? (
              <>
                <RowButton
                  icon="up"
                  label={words.moveUp(name)}
                  disabled={at === 0}
                  onClick={() => onMove(at, at - 1)}
                />
                <RowButton
                  icon="down"
                  label={words.moveDown(name)}
                  disabled={at === names.length - 1}
                  onClick={() => onMove(at, at + 1)}
                />
              </>
            ) : null}
            <RowButton icon="delete" label={words.removeNamed(name)} onClick={() => onRemove(at)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
