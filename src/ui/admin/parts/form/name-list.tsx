import { type ReactNode, useId } from 'react';
import { RowButton } from '../table/row-button.tsx';

interface NameListProps {
  label: string;
  names: readonly string[];
  /** Moves a name to another index; absent where the order has no meaning. */
  onMove?: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  /** Input for a further name. */
  children: ReactNode;
}

/** Chosen names with buttons that move and remove them, and an input for further ones. */
export function NameList({ label, names, onMove, onRemove, children }: NameListProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be styled like the other labels
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-label">
        {label}
      </p>
      <ol className="mb-2">
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
                  label={`Move ${name} up`}
                  disabled={at === 0}
                  onClick={() => onMove(at, at - 1)}
                />
                <RowButton
                  icon="down"
                  label={`Move ${name} down`}
                  disabled={at === names.length - 1}
                  onClick={() => onMove(at, at + 1)}
                />
              </>
            ) : null}
            <RowButton icon="delete" label={`Remove ${name}`} onClick={() => onRemove(at)} />
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
