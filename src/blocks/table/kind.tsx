import type { EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { RichCell, toggleIn } from '#ui/admin/articles/blocks/rich-cell.tsx';
import { LinkDialog } from '#ui/admin/articles/surface/link/link-dialog.tsx';
import { linkRange, setLink } from '#ui/admin/articles/surface/link/link-range.ts';
import { pastedCells } from '#ui/admin/articles/surface/paste/pasted-cells.ts';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { SwitchField } from '#ui/admin/parts/form/switch-field.tsx';
import { Button } from '#ui/kit/design/button.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { MarkKind } from '../marks.ts';
import { type PlacedCell, type TableBlock, wholeGrid, widthOf } from './table.ts';
import { cellAt, insertAt, mergeAt, removeAt, setCell, splitAt, spreadAt } from './table-edit.ts';

interface Place {
  row: number;
  column: number;
}

const formats: readonly { kind: MarkKind; label: string; sign: string; className: string }[] = [
  { kind: 'strong', label: surfaceWords.bold, sign: 'B', className: 'font-bold' },
  { kind: 'emphasis', label: surfaceWords.italic, sign: 'I', className: 'italic' },
  { kind: 'strike', label: surfaceWords.strikeThrough, sign: 'S', className: 'line-through' },
  { kind: 'superscript', label: surfaceWords.superscriptX, sign: 'x²', className: '' },
  { kind: 'subscript', label: surfaceWords.subscriptX, sign: 'x₂', className: '' },
];

type Rows = TableBlock['rows'];

/** Changes of the table around the cell that is written in. */
const changes: readonly { label: string; run: (rows: Rows, cell: PlacedCell) => Rows }[] = [
  { label: surfaceWords.rowAbove, run: (rows, { row }) => insertAt(rows, 'row', row) },
  { label: surfaceWords.rowBelow, run: (rows, one) => insertAt(rows, 'row', one.row + one.rows) },
  { label: surfaceWords.columnBefore, run: (rows, { column }) => insertAt(rows, 'column', column) },
  {
    label: surfaceWords.columnAfter,
    run: (rows, one) => insertAt(rows, 'column', one.column + one.columns),
  },
  { label: surfaceWords.removeRow, run: (rows, { row }) => removeAt(rows, 'row', row) },
  { label: surfaceWords.removeColumn, run: (rows, { column }) => removeAt(rows, 'column', column) },
  {
    label: surfaceWords.joinWithNextColumn,
    run: (rows, one) => mergeAt(rows, 'column', one.row, one.column),
  },
  {
    label: surfaceWords.joinWithNextRow,
    run: (rows, one) => mergeAt(rows, 'row', one.row, one.column),
  },
  { label: surfaceWords.divideCell, run: (rows, one) => splitAt(rows, one.row, one.column) },
];

/** Removing the last row or column would leave no table. */
function isPossible(label: string, grid: PlacedCell[][], one: PlacedCell): boolean {
  if (label === surfaceWords.removeRow) return grid.length > 1;
  if (label === surfaceWords.removeColumn) return widthOf(grid) > 1;
  return label !== surfaceWords.divideCell || one.rows > 1 || one.columns > 1;
}

const nameOf = ({ row, column }: Place): string => surfaceWords.rowColumn(row + 1, column + 1);

function Cells({ block, change }: CardProps<TableBlock>) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [isLinking, setIsLinking] = useState(false);
  const grid = wholeGrid(block.rows);
  const current = cellAt(grid, place.row, place.column) ?? grid[0]?.[0];

  const goTo = (cell: PlacedCell | undefined): void => {
    const name = cell && nameOf(cell);
    // The cell may be in a row that is drawn after this.
    requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
    });
  };

  function tab(event: KeyboardEvent, from: PlacedCell): boolean {
    const all = grid.flat();
    const next = all[all.indexOf(from) + (event.shiftKey ? -1 : 1)];
    if (next) {
      event.preventDefault();
      goTo(next);
      return true;
    }
    if (event.shiftKey) return false;
    event.preventDefault();
    change(({ rows }) => ({ rows: insertAt(rows, 'row', rows.length) }));
    goTo({ ...from, row: grid.length, column: 0 });
    return true;
  }

  function paste(event: ClipboardEvent, { row, column }: PlacedCell): boolean {
    const cells = pastedCells(event.clipboardData);
    if (!cells) return false;
    event.preventDefault();
    change(({ rows }) => ({ rows: spreadAt(rows, row, column, cells) }));
    return true;
  }

  const range = isLinking && view.current ? linkRange(view.current.state) : undefined;
  return (
    <div ref={frame} className="grid gap-2">
      <div
        role="toolbar"
        aria-label={surfaceWords.formatOfTheCell}
        className="flex flex-wrap gap-1"
      >
        {formats.map(({ kind, label, sign, className }) => (
          <button
            key={kind}
            type="button"
            aria-label={label}
            title={label}
            className={`article-bar-button ${className}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => view.current && toggleIn(view.current, kind)}
          >
            {sign}
          </button>
        ))}
        <Button
          tone="line"
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsLinking(Boolean(view.current && linkRange(view.current.state)))}
        >
          {surfaceWords.link}
        </Button>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <tbody>
            {grid.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids
              <tr key={row}>
                {cells.map((one) => (
                  <td
                    key={one.column}
                    colSpan={one.columns}
                    rowSpan={one.rows}
                    className="border border-rule p-0 align-top"
                  >
                    <RichCell
                      label={nameOf(one)}
                      text={one.cell}
                      className={`min-h-9 min-w-20 whitespace-pre-wrap px-2 py-1.5 pointer-coarse:min-h-11 ${row === 0 && block.hasHead ? 'font-bold' : ''}`}
                      onEnter={(entered) => {
                        view.current = entered;
                        setPlace({ row: one.row, column: one.column });
                      }}
                      onChange={({ content, marks }) =>
                        change(({ rows }) => ({
                          rows: setCell(rows, one.row, one.column, { content, marks }),
                        }))
                      }
                      onPaste={(event) => paste(event, one)}
                      onTab={(event) => tab(event, one)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-meta">{current ? nameOf(current) : surfaceWords.table}</legend>
        {changes.map(({ label, run }) => (
          <Button
            key={label}
            tone="line"
            size="small"
            disabled={!current || !isPossible(label, grid, current)}
            onClick={() => current && change(({ rows }) => ({ rows: run(rows, current) }))}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <LinkDialog
        isOpen={isLinking}
        href={range?.href ?? ''}
        onLink={(href) => {
          const own = view.current;
          if (own && range) own.dispatch(setLink(own.state, range, href));
          setIsLinking(false);
          own?.focus();
        }}
        onClose={() => {
          setIsLinking(false);
          view.current?.focus();
        }}
      />
    </div>
  );
}

function TableFields({ block, change }: CardProps<TableBlock>) {
  return (
    <div className="grid gap-3">
      <TextInput
        label={surfaceWords.captionOptional}
        value={block.caption ?? ''}
        onChange={(caption) => change({ caption: caption || undefined })}
      />
      <Cells block={block} change={change} />
      <SwitchField
        label={surfaceWords.firstRowHoldsHeadings}
        isOn={block.hasHead}
        onChange={(hasHead) => change({ hasHead })}
      />
      <SwitchField
        label={surfaceWords.lastRowHoldsTotals}
        isOn={block.hasTotal}
        onChange={(hasTotal) => change({ hasTotal })}
      />
      <TextInput
        label={surfaceWords.sourceOptional}
        value={block.source ?? ''}
        onChange={(source) => change({ source: source || undefined })}
      />
    </div>
  );
}

export const kind: CardKind<TableBlock> = {
  label: surfaceWords.table,
  icon: 'table',
  group: surfaceWords.more,
  words: surfaceWords.figuresRowsColumns,
  empty: () => ({
    type: 'table',
    rows: [
      ['', ''],
      ['', ''],
    ],
    hasHead: true,
    hasTotal: false,
  }),
  Fields: TableFields,
};
