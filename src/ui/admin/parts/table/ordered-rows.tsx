import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import { useRowDrag } from '../drag/use-drag.ts';
import { RowButton } from './row-button.tsx';

/** A row, with the labels of its buttons. */
export interface OrderedRow {
  /** Identifies the row; that of its place, where things have no ids. */
  key: string;
  /** Name of a category's colour, for `data-ink`. */
  ink?: string;
  content: ReactNode;
  /** Second line of the row, in its full width. */
  below?: ReactNode;
  up: string;
  down: string;
  /** Label of the button that removes the row; absent where rows can't be removed. */
  remove?: string;
}

interface OrderedRowsProps {
  label: string;
  rows: readonly OrderedRow[];
  /** Gets the index of a row and its new one, which may be outside the list. */
  onMove: (from: number, to: number) => void;
  onRemove?: (at: number) => void;
}

/** Rows in an order, which are moved by drag, by buttons, or by Alt with an arrow. */
export function OrderedRows({ label, rows, onMove, onRemove }: OrderedRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Row and button that get the focus after a change, which can take it away. */
  const focused = useRef<{ at: number; button: string | undefined }>(undefined);
  const rowDrag = useRowDrag(move);

  useLayoutEffect(() => {
    if (!focused.current) return;
    const { at, button } = focused.current;
    focused.current = undefined;
    const row = list.current?.children[Math.min(at, rows.length - 1)];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>(':scope > button') ?? [])].filter(
      ({ disabled }) => !disabled,
    );
    (buttons.find(({ dataset }) => dataset.does === button) ?? buttons[0])?.focus();
  });

  function move(from: number, to: number): void {
    const active = document.activeElement;
    const button = active instanceof HTMLElement ? active.dataset.does : undefined;
    if (to >= 0 && to < rows.length) focused.current = { at: to, button };
    onMove(from, to);
  }
  const moveByKey = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    // Rows may hold rows of their own.
    event.stopPropagation();
    move(at, at + step);
  };
  const removeRow = (at: number): void => {
    focused.current = { at, button: 'remove' };
    onRemove?.(at);
  };

  return (
    <ol ref={list} data-drag-area="" aria-label={label} className="border-rule border-t">
      {rows.map(({ key, ink, content, below, up, down, remove }, at) => (
        <li
          key={key}
          data-ink={ink}
          {...rowDrag(at)}
          onKeyDown={(event) => moveByKey(event, at)}
          className="flex min-h-11 cursor-grab flex-wrap items-center gap-x-2.5 border-rule border-b bg-paper text-ui data-drop:shadow-[0_0_0_2px_var(--focus)]"
        >
          <AdminIcon name="drag" className="size-4.5 flex-none text-ink-3" />
          {content}
          <RowButton
            icon="up"
            does="up"
            label={up}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          />
          <RowButton
            icon="down"
            does="down"
            label={down}
            disabled={at === rows.length - 1}
            onClick={() => move(at, at + 1)}
          />
          {remove === undefined ? null : (
            <RowButton icon="delete" does="remove" label={remove} onClick={() => removeRow(at)} />
          )}
          {below ? <div className="min-w-0 basis-full cursor-auto ps-7 pb-3">{below}</div> : null}
        </li>
      ))}
    </ol>
  );
}
