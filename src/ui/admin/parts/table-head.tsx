import { useEffect, useRef } from 'react';
import { Icon } from '#ui/kit/icon.tsx';
import type { TableAddress } from './use-table-address.ts';

interface Selection {
  isAll: boolean;
  isSome: boolean;
  toggle: (isChosen: boolean) => void;
}

interface TableHeadProps {
  columns: { label: string; sort?: string; className?: string }[];
  address: TableAddress;
  hasActions: boolean;
  selection: Selection | undefined;
}

function ChooseAll({ isAll, isSome, toggle }: Selection) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Choose all on this page"
      checked={isAll}
      onChange={(event) => toggle(event.target.checked)}
      className="check-box"
    />
  );
}

/** The head of a table, its columns sorted by a click. */
export function TableHead({ columns, address, hasActions, selection }: TableHeadProps) {
  const { sort: sorted, isDescending, toggleSort } = address;
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className="admin-choose">
            <ChooseAll {...selection} />
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
            <span className="sr-only">Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
