import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';
import { collectionLabel } from './collection-label.ts';

/** The largest records; most contain embedded pictures. */
export function LargestRecords({ records }: { records: StorageUsage['largest'] }) {
  if (records.length === 0) return <p className="text-ink-3">Nothing is stored yet.</p>;
  return (
    <table className="admin-figures">
      <caption className="sr-only">The largest records</caption>
      <thead>
        <tr>
          <th scope="col">Record</th>
          <th scope="col">In</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ key, id, label, characters }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keys and ids may repeat
          <tr key={`${key} ${id} ${at}`}>
            <th scope="row">
              <span className="line-clamp-2">{label}</span>
            </th>
            <td>{collectionLabel(key)}</td>
            <td>{sizeLabel(characters)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
