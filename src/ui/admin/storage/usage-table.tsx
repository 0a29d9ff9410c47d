import type { StorageUsage } from '#core/archive/storage-usage.ts';
import { inDigits, inPercent } from '#core/locale/numbers.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';
import { collectionLabel } from './collection-label.ts';

/**
 * Maximum number of rows, and the size in characters from which a key gets one; the rest is summed.
 */
const ROWS = 12;
const TINY = 1024;

interface UsageTableProps {
  keys: StorageUsage['keys'];
  uploads: StorageUsage['uploads'];
  used: number;
}

function rowsOf(keys: StorageUsage['keys']): { label: string; characters: number }[] {
  const large = keys.filter(({ characters }) => characters >= TINY).slice(0, ROWS);
  const rows = large.map(({ key, characters }) => ({ label: collectionLabel(key), characters }));
  const rest = keys.slice(large.length).reduce((sum, { characters }) => sum + characters, 0);
  return rest > 0 ? [...rows, { label: 'Everything else', characters: rest }] : rows;
}

/** Table of storage usage, largest first. */
export function UsageTable({ keys, uploads, used }: UsageTableProps) {
  const { files, bytes } = uploads;
  const label = `Uploaded files (${inDigits(files)}), with the sizes made of them`;
  const rows = files > 0 ? [{ label, characters: bytes }, ...rowsOf(keys)] : rowsOf(keys);
  return (
    <table className="admin-figures">
      <caption className="sr-only">Storage by content</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Size</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, characters }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{sizeLabel(characters)}</td>
            <td>{inPercent(characters / Math.max(1, used))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
