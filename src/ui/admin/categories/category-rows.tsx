import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { CategoryLink } from '#core/article/article-card.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { useRowDrag } from '../parts/use-row-drag.ts';

interface CategoryRowsProps {
  links: readonly (CategoryLink & { id: string })[];
  onMove: (from: number, to: number) => void;
}

/** Categories as rows that are moved by drag, by buttons, or by Alt with an arrow. */
export function CategoryRows({ links, onMove }: CategoryRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Row and button that get the focus after a move, which can take it away. */
  const focused = useRef<{ id: string; label: string | null }>(undefined);
  const rowDrag = useRowDrag(move);

  useLayoutEffect(() => {
    const { id, label } = focused.current ?? {};
    if (id === undefined) return;
    focused.current = undefined;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-row="${CSS.escape(id)}"] button:not(:disabled)`,
      ) ?? []),
    ];
    (buttons.find((button) => button.getAttribute('aria-label') === label) ?? buttons[0])?.focus();
  });

  function move(from: number, to: number): void {
    const id = links[from]?.id;
    const label = document.activeElement?.getAttribute('aria-label') ?? null;
    focused.current = id === undefined ? undefined : { id, label };
    onMove(from, to);
  }
  const moveByKey = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };

  return (
    <ol ref={list} aria-label="Categories" className="border-rule border-t">
      {links.map(({ id, name, ink }, at) => (
        <li
          key={id}
          data-row={id}
          data-ink={ink}
          {...rowDrag(at)}
          onKeyDown={(event) => moveByKey(event, at)}
          className="flex min-h-11 cursor-grab items-center gap-2.5 border-rule border-b bg-paper text-ui data-drop:shadow-[0_0_0_2px_var(--focus)]"
        >
          <AdminIcon name="drag" className="size-4.5 text-ink-3" />
          <span className="half-disc flex-none" />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
          <RowButton
            icon="up"
            label={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          />
          <RowButton
            icon="down"
            label={`Move ${name} down`}
            disabled={at === links.length - 1}
            onClick={() => move(at, at + 1)}
          />
        </li>
      ))}
    </ol>
  );
}
