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
  /** Group of a row; the rows of one group follow each other, under its heading. Not for a sorted table. */
  groupOf?: (row: Row) => { name: string; heading: ReactNode };
}

/** Splits rows into groups; one without a heading if there is no `groupOf` or the table is sorted. */
function groupsOf<Row extends { id: string }>(
  rows: readonly Row[],
  groupOf: RecordTableProps<Row>['groupOf'],
): { name: string; heading?: ReactNode; rows: readonly Row[] }[] {
  if (!groupOf) return [{ name: '', rows }];
  return [...Map.groupBy(rows, (row) => groupOf(row).name)].map(([name, rowsOfGroup]) => ({
    name,
    heading: rowsOfGroup[0] && groupOf(rowsOfGroup[0]).heading,
    rows: rowsOfGroup,
  }));
}

/** Table of records with search, sorting, paging, selection and deletion. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { columns, actions, groupOf, ...frame } = props;
  const { label, list, nameOf, onDelete } = frame;
  return (
    <RecordFrame {...frame}>
      {(choice, address) => (
        <table
          className={`admin-table w-full border-collapse ${frame.bar ? 'border-rule border-t' : 'border-ink border-t-2'}`}
        >
          <caption className="sr-only">{label}</caption>
          <TableHead
            columns={columns}
            address={address}
            hasActions={Boolean(actions ?? onDelete)}
            choice={onDelete && choice}
          />
          {groupsOf(list.records, address.sort ? undefined : groupOf).map((group) => (
            <tbody key={group.name}>
              {group.heading ? (
                <tr className="admin-group">
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    {group.heading}
                  </th>
                </tr>
              ) : null}
              {group.rows.map((row) => (
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
          ))}
        </table>
      )}
    </RecordFrame>
  );
}
