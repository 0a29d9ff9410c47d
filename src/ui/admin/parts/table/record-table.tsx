import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { ChooseAll, ChooseBox } from './choose-box.tsx';
import { RecordFrame, type RecordFrameProps, type RowChoice } from './record-frame.tsx';
import { RowButton } from './row-button.tsx';
import type { TableAddress } from './use-table-address.ts';

interface TableHeadProps {
  columns: { label: string; sort?: string; className?: string }[];
  address: TableAddress;
  hasActions: boolean;
  /** `undefined` if rows cannot be selected. */
  choice: Pick<RowChoice<unknown>, 'isAll' | 'isSome' | 'chooseAll'> | undefined;
}

/** Header of a table; clicking a sortable column sorts by it. */
function TableHead({ columns, address, hasActions, choice }: TableHeadProps) {
  const { sort: sorted, isDescending, toggleSort } = address;
  return (
    <thead>
      <tr>
        {choice ? (
          <th scope="col" className="admin-choose">
            <ChooseAll {...choice} />
          </th>
        ) : null}
        {columns.map(({ label, sort, className }) => {
          if (!sort) {
            return (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            );
          }
          const isSorted = sort === sorted;
          return (
            <th
              key={label}
              scope="col"
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
              className={className}
            >
              <button
                type="button"
                onClick={() => toggleSort(sort)}
                className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
              >
                {label}
                <Icon
                  name="chevron-down"
                  className={`size-3.5 transition-transform ${isSorted ? '' : 'opacity-30'} ${isSorted && !isDescending ? 'rotate-180' : ''}`}
                />
              </button>
            </th>
          );
        })}
        {hasActions ? (
          <th scope="col" className="admin-actions">
            <span className="sr-only">{words.actions}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

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
                        onChange={(isChosen, isRange) => choice.choose(row, isChosen, isRange)}
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
                          label={words.deleteLabel(nameOf(row))}
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
