import { Icon } from '#ui/kit/design/icon.tsx';
import { ChooseAll } from './choose-box.tsx';
import type { RowChoice } from './record-frame.tsx';
import type { TableAddress } from './use-table-address.ts';

interface TableHeadProps {
  columns: { label: string; sort?: string; className?: string }[];
  address: TableAddress;
  hasActions: boolean;
  /** `undefined` if rows cannot be selected. */
  choice: Pick<RowChoice<unknown>, 'isAll' | 'isSome' | 'chooseAll'> | undefined;
}

/** Header of a table; clicking a sortable column sorts by it. */
export function TableHead({ columns, address, hasActions, choice }: TableHeadProps) {
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
            <span className="sr-only">Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
