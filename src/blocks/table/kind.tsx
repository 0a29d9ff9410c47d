import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { SwitchField } from '#ui/admin/parts/form/switch-field.tsx';
import { Button } from '#ui/kit/design/button.tsx';
import type { TableBlock } from './table.ts';

const columnsOf = (rows: TableBlock['rows']): number =>
  Math.max(1, ...rows.map((row) => row.length));

/** Rows of equal length. */
function squared(rows: TableBlock['rows'], columns = columnsOf(rows)): string[][] {
  return rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''));
}

function Cells({ block, change }: CardProps<TableBlock>) {
  const set = (row: number, column: number, text: string): void =>
    change(({ rows }) => {
      const next = squared(rows);
      next[row]?.splice(column, 1, text);
      return { rows: next };
    });
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <tbody>
          {squared(block.rows).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no ids
                <td key={column} className="border border-rule p-0">
                  <input
                    aria-label={`Row ${at + 1}, column ${column + 1}`}
                    value={cell}
                    onChange={({ target }) => set(at, column, target.value)}
                    className={`min-h-9 w-full min-w-20 bg-transparent px-2 pointer-coarse:min-h-11 ${at === 0 && block.hasHead ? 'font-bold' : ''}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableFields({ block, change }: CardProps<TableBlock>) {
  const columns = columnsOf(block.rows);
  const resize = (rows: number, width: number): void =>
    change((now) => {
      const blank = Array.from({ length: width }, () => '');
      const kept = squared(now.rows.slice(0, rows), width);
      const added = Array.from({ length: Math.max(0, rows - kept.length) }, () => blank);
      return { rows: [...kept, ...added] };
    });
  const rows = block.rows.length;
  return (
    <div className="grid gap-3">
      <TextInput
        label="Caption (optional)"
        value={block.caption ?? ''}
        onChange={(caption) => change({ caption: caption || undefined })}
      />
      <Cells block={block} change={change} />
      <div className="flex flex-wrap gap-2">
        <Button tone="line" size="small" onClick={() => resize(rows + 1, columns)}>
          Add row
        </Button>
        <Button tone="line" size="small" onClick={() => resize(rows, columns + 1)}>
          Add column
        </Button>
        <Button
          tone="line"
          size="small"
          disabled={rows <= 1}
          onClick={() => resize(rows - 1, columns)}
        >
          Remove last row
        </Button>
        <Button
          tone="line"
          size="small"
          disabled={columns <= 1}
          onClick={() => resize(rows, columns - 1)}
        >
          Remove last column
        </Button>
      </div>
      <SwitchField
        label="First row holds headings"
        isOn={block.hasHead}
        onChange={(hasHead) => change({ hasHead })}
      />
      <SwitchField
        label="Last row holds totals"
        isOn={block.hasTotal}
        onChange={(hasTotal) => change({ hasTotal })}
      />
      <TextInput
        label="Source (optional)"
        value={block.source ?? ''}
        onChange={(source) => change({ source: source || undefined })}
      />
    </div>
  );
}

export const kind: CardKind<TableBlock> = {
  label: 'Table',
  icon: 'table',
  group: 'More',
  words: 'figures rows columns',
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
