import type { CollectionName } from '../collections.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import type { ArchivedRecord } from './check-record.ts';

/** Canonical JSON of a record without its version: equal texts for equal content. */
function contentText(value: unknown, isRecord = true): string {
  if (Array.isArray(value)) return `[${value.map((one) => contentText(one, false)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const texts = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !(isRecord && key === 'version'))
    .map(([key, inner]) => `${JSON.stringify(key)}:${contentText(inner, false)}`);
  return `{${texts.sort().join()}}`;
}

/** True if an archive's record has the content of the stored one. */
export const areEqual = (stored: ArchivedRecord | undefined, record: ArchivedRecord): boolean =>
  stored !== undefined && contentText(stored) === contentText(record);

/** A record of an archive as it will be stored, and the effect of storing it. */
export interface Arrival {
  effect: 'added' | 'replaced' | 'unchanged';
  record: ArchivedRecord;
  /** Version to store it with; by default the store counts. */
  version?: number;
  /** Further work in the transaction of the import. */
  follow?: (change: StoreChange) => Promise<unknown>;
}

/** Compares an archive's record with the stored one. Throws `UnfitRecord`. */
export type Arrive = (
  view: StoreView,
  name: CollectionName,
  record: ArchivedRecord,
) => Promise<Arrival>;
