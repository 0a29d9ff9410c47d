import { type ReactNode, useState } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RowButton } from './row-button.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableSearch } from './table-search.tsx';
import { useTableAddress } from './use-table-address.ts';

export interface Column<Row> {
  /** What stands over it. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The collection's sort that its header switches; none makes it plain. */
  sort?: string;
  className?: string;
}

interface RecordTableProps<Row extends { id: string }> {
  /** Accessible name: what is listed. */
  label: string;
  list: { records: Row[]; total: number; page: number; pages: number };
  columns: Column<Row>[];
  /** A record's name, for the labels of its controls. */
  nameOf: (row: Row) => string;
  /** Beside delete, at a row's end. */
  actions?: (row: Row) => ReactNode;
  /** Where nothing is, and nothing was searched for. */
  empty: ReactNode;
  /** Deletes a record after confirmation; true when it is gone. Absent where nothing is deleted. */
  onDelete?: (row: Row) => Promise<boolean>;
  /** The specified sentence of the confirmation. */
  deleteText?: (row: Row) => string;
  deleteTitle?: string;
  /** Beside the search field. */
  tools?: ReactNode;
}

/** A table of records: searched, sorted, paged; rows chosen and deleted together. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { label, list, columns, nameOf, actions, empty, onDelete, deleteText, tools } = props;
  const address = useTableAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Row[]>();
  const rows = list.records;
  const chosenRows = rows.filter(({ id }) => chosen.has(id));

  const toggle = (ids: string[], isChosen: boolean): void =>
    setChosen((was) => {
      const next = new Set(was);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  async function deleteAsked(): Promise<void> {
    const going = asked ?? [];
    setAsked(undefined);
    for (const row of going) {
      if (await onDelete?.(row)) toggle([row.id], false);
    }
  }

  const [first] = asked ?? [];
  const question =
    first && asked?.length === 1
      ? (deleteText?.(first) ?? `This will permanently delete "${nameOf(first)}".`)
      : `This will permanently delete ${asked?.length ?? 0} records.`;

  return (
    <section aria-label={label}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <TableSearch address={address} label={`Search ${label.toLowerCase()}`} />
        {tools}
        {onDelete && chosenRows.length > 0 ? (
          <BulkBar
            count={chosenRows.length}
            onDelete={() => setAsked(chosenRows)}
            onClear={() => setChosen(new Set())}
          />
        ) : null}
      </div>
      {rows.length === 0 ? (
        <div className="border-ink border-t-2 py-6 text-ink-2">
          {address.search ? `Nothing found for "${address.search}".` : empty}
        </div>
      ) : (
        <table className="admin-table w-full border-collapse border-ink border-t-2">
          <caption className="sr-only">{label}</caption>
          <TableHead
            columns={columns}
            address={address}
            hasActions={Boolean(actions ?? onDelete)}
            selection={
              onDelete && {
                isAll: chosenRows.length === rows.length,
                isSome: chosenRows.length > 0,
                toggle: (isChosen) =>
                  toggle(
                    rows.map(({ id }) => id),
                    isChosen,
                  ),
              }
            }
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="hover:bg-wash">
                {onDelete ? (
                  <td className="admin-choose">
                    <input
                      type="checkbox"
                      aria-label={`Choose ${nameOf(row)}`}
                      checked={chosen.has(row.id)}
                      onChange={(event) => toggle([row.id], event.target.checked)}
                      className="check-box"
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
                        onClick={() => setAsked([row])}
                      />
                    ) : null}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TableFoot list={list} address={address} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={props.deleteTitle ?? 'Are you sure?'}
        text={question}
        onConfirm={() => void deleteAsked()}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
