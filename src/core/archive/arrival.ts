import type { CollectionName } from '../collections.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import type { ArchivedRecord } from './check-record.ts';

/** Equal texts for equal records: keys in order, without the version, which says nothing. */
function contentText(value: unknown, isRecord = true): string {
  if (Array.isArray(value)) return `[${value.map((one) => contentText(one, false)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !(isRecord && key === 'version'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = entries.map(
    ([key, inner]) => `${JSON.stringify(key)}:${contentText(inner, false)}`,
  );
  return `{${texts.join()}}`;
}

/** True where an archive's record has the content of the stored one. */
export const areEqual = (stored: ArchivedRecord | undefined, record: ArchivedRecord): boolean =>
  stored !== undefined && contentText(stored) === contentText(record);

/** A record of an archive as it would stand here, and the effect of putting it. */
export interface Arrival {
  effect: 'added' | 'replaced' | 'unchanged';
  record: ArchivedRecord;
  /** Its version here; the store's own count where there is none. */
  version?: number;
  /** Work that follows in the transaction of the import. */
  follow?: (change: StoreChange) => Promise<unknown>;
}

/** Tells the effect of a record on what is stored. Throws `UnfitRecord`. */
export type Arrive = (
  view: StoreView,
  name: CollectionName,
  record: ArchivedRecord,
) => Promise<Arrival>;
