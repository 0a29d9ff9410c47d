import { securityEventKinds } from '#core/security/security-event.ts';
import { useTableAddress } from '../parts/table/use-table-address.ts';

/** Select that filters security events by kind. */
export function KindSelect() {
  const { filter, filterBy } = useTableAddress();
  return (
    <select
      aria-label="Kind of event"
      value={filter ?? ''}
      onChange={({ target }) => filterBy(target.value)}
      className="field-box min-h-9 w-auto rounded-2 py-1.5 md:text-ui pointer-coarse:min-h-11"
    >
      <option value="">All kinds</option>
      {Object.entries(securityEventKinds).map(([kind, label]) => (
        <option key={kind} value={`kind:${kind}`}>
          {label}
        </option>
      ))}
    </select>
  );
}
