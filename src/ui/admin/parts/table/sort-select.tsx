import type { TableAddress } from './use-table-address.ts';

interface SortSelectProps {
  address: TableAddress;
  label: string;
  /** Labels by sort and direction, such as `alt asc`; '' is the default order. */
  orders: Readonly<Record<string, string>>;
}

/** Select that sorts a list without column headers. */
export function SortSelect({ address, label, orders }: SortSelectProps) {
  const { sort, isDescending, sortBy } = address;
  const order = `${sort} ${isDescending ? 'desc' : 'asc'}`;
  return (
    <select
      aria-label={label}
      value={Object.hasOwn(orders, order) ? order : ''}
      onChange={({ target }) => {
        const [by, direction] = target.value.split(' ');
        sortBy(by || undefined, direction === 'desc' ? 'desc' : 'asc');
      }}
      className="field-box min-h-9 w-auto rounded-2 py-1.5 md:text-ui pointer-coarse:min-h-11"
    >
      {Object.entries(orders).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
