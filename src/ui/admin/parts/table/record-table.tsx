import type { ReactNode } from 'react';
import { ChooseBox } from './choose-box.tsx';
import { RecordFrame, type RecordFrameProps } from './record-frame.tsx';
import { RowButton } from './row-button.tsx';
import { TableHead } from './table-head.tsx';

export interface Column<Row, Sort extends string = string> {
  /** Heading of the column. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Sort of the collection that the header toggles; without one the header is plain text. */
  sort?: Sort;
  className?: string;
}

interface RecordTableProps<Row extends { id: string }> extends RecordFrameProps<Row> {
  columns: Column<Row>[];
  /** Buttons beside delete. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** Table of records with search, sorting, paging, selection and deletion. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { columns, actions, ...frame } = props;
  const { label, list, nameOf, onDelete } = frame;
  return (
    <RecordFrame {...frame}>
      {(choice, address) => (
        <table className="admin-table w-full border-collapse border-ink border-t-2">
          <caption className="sr-only">{label}</caption>
          <TableHead
            columns={columns}
            address={address}
            hasActions={Boolean(actions ?? onDelete)}
            choice={onDelete && choice}
          />
          <tbody>
            {list.records.map((row) => (
              <tr key={row.id} className="hover:bg-wash">
                {onDelete ? (
                  <td className="admin-choose">
                    <ChooseBox
                      name={nameOf(row)}
                      isChosen={choice.chosen.has(row.id)}
                      onChange={(isChosen) => choice.choose(row, isChosen)}
                    />
                  </td>
                ) : null}
                {columns.map(({ label: columnLabel, cell, className }) => (
                  <td key={columnLabel} data-label={columnLabel} className={className}>
                    {cell(row)}
                  </td>
                ))}
                {actions || onDelete ? (
                  <td className="admin-actions">
                    {actions?.(row)}
                    {onDelete ? (
                      <RowButton
                        icon="delete"
                        label={`Delete ${nameOf(row)}`}
                        onClick={() => choice.askToDelete(row)}
                      />
                    ) : null}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordFrame>
  );
}
