import { Problem } from '#api/problem.ts';
import type { Over } from '../api/record-calls.ts';
import { mergeFields, type Side } from './merge-fields.ts';

/** Another save that was faster, and that can't be merged without a choice. */
export interface Conflict<Stored, Fields> {
  /** Record stored now; none where it was deleted. */
  stored: Stored | undefined;
  /** The form's fields, and what they began from. */
  mine: Fields;
  base: Fields | undefined;
}

interface SaveOutcome<Stored, Fields> {
  saved?: Stored;
  /** Fields that were saved: those of the form, with what was taken from other saves. */
  sent: Fields;
  conflict?: Conflict<Stored, Fields>;
}

interface SavePorts<Stored, Fields> {
  /** Rejects with a `Problem`. */
  send: (fields: Fields, over: Over | undefined) => Promise<Stored>;
  /** The record as it is stored now; none where it was deleted. */
  read: (id: string) => Promise<Stored | undefined>;
  toFields: (record: Stored) => Fields;
}

/** Merges that are tried before a save gives up, should others go on saving meanwhile. */
const MOST_MERGES = 5;

const isConflict = (error: unknown): boolean =>
  error instanceof Problem && error.details.kind === 'conflict';

/**
 * Saves fields over a record, or as a new one. Where others saved it since, merges by field and tries
 * again; returns the conflict where both changed the same or the record was deleted. Rejects with the
 * `Problem` of any other failure, and with `conflict` when others save faster than it merges.
 */
export async function saveMerging<Stored extends Over, Fields extends object>(
  { send, read, toFields }: SavePorts<Stored, Fields>,
  fields: Fields,
  target: Over | undefined,
  begun: Fields | undefined,
): Promise<SaveOutcome<Stored, Fields>> {
  let [mine, over, base] = [fields, target, begun];
  for (let merges = 0; ; merges += 1) {
    try {
      return { saved: await send(mine, over), sent: mine };
    } catch (error) {
      if (!over || !isConflict(error) || merges === MOST_MERGES) throw error;
      const stored = await read(over.id);
      const theirs = stored && toFields(stored);
      const merged = theirs && mergeFields(base, mine, theirs, 'mine');
      if (!merged || merged.isDisputed) return { sent: mine, conflict: { stored, mine, base } };
      [mine, over, base] = [merged.value, stored, theirs];
    }
  }
}

/** Result of a choice: what only one side changed is kept either way. Without a stored record, mine. */
export function chosenFields<Stored, Fields extends object>(
  { stored, mine, base }: Conflict<Stored, Fields>,
  toFields: (record: Stored) => Fields,
  prefer: Side,
): Fields {
  return stored ? mergeFields(base, mine, toFields(stored), prefer).value : mine;
}
