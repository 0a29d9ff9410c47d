import { Problem } from '#api/problem.ts';
import type { Over } from '../api/record-calls.ts';
import { mergeFields, type Side } from './merge-fields.ts';

/** A concurrent save that cannot be merged without a choice. */
export interface Conflict<Stored, Fields> {
  /** Record stored now; `undefined` if it was deleted. */
  stored: Stored | undefined;
  /** Fields of the form, and the fields that it started from. */
  mine: Fields;
  base: Fields | undefined;
}

interface SaveOutcome<Stored, Fields> {
  saved?: Stored;
  /** Saved fields: those of the form, merged with other saves. */
  sent: Fields;
  conflict?: Conflict<Stored, Fields>;
}

interface SavePorts<Stored, Fields> {
  /** Rejects with a `Problem`. */
  send: (fields: Fields, over: Over | undefined) => Promise<Stored>;
  /** Reads the stored record; `undefined` if it was deleted. */
  read: (id: string) => Promise<Stored | undefined>;
  toFields: (record: Stored) => Fields;
  /** Returns fields as the store would keep them, for example trimmed. Default: unchanged. */
  normal?: ((fields: Fields) => Fields) | undefined;
  /**
   * Returns true if a stored record with the fields `theirs` needs no save of `mine`: the answer to an
   * earlier request got lost. Default: never.
   */
  isSaved?: (mine: Fields, theirs: Fields) => boolean;
}

/** Maximum number of merges in one save, in case others keep saving. */
const MOST_MERGES = 5;

const asTheyAre = <Fields>(fields: Fields): Fields => fields;

const never = (): boolean => false;

const isConflict = (error: unknown): boolean =>
  error instanceof Problem && error.details.kind === 'conflict';

/**
 * Saves fields over a record, or as a new one. After a concurrent save it merges by field and tries
 * again; returns the conflict if both changed the same field or the record was deleted. Rejects
 * with the `Problem` of any other failure, and with kind `conflict` after too many merges.
 */
export async function saveMerging<Stored extends Over, Fields extends object>(
  { send, read, toFields, normal = asTheyAre, isSaved = never }: SavePorts<Stored, Fields>,
  fields: Fields,
  target: Over | undefined,
  begun: Fields | undefined,
): Promise<SaveOutcome<Stored, Fields>> {
  /** Returns `undefined` on a conflict. */
  async function sendUnlessConflict(mine: Fields, over: Over | undefined, isLast: boolean) {
    try {
      return await send(mine, over);
    } catch (error) {
      if (!over || !isConflict(error) || isLast) throw error;
      return undefined;
    }
  }

  let [mine, over, base] = [fields, target, begun];
  for (let merges = 0; ; merges += 1) {
    const saved = await sendUnlessConflict(mine, over, merges === MOST_MERGES);
    if (saved) return { saved, sent: mine };
    const stored = over && (await read(over.id));
    const theirs = stored && toFields(stored);
    const merged = theirs && mergeFields(base, normal(mine), theirs, 'mine');
    if (!merged || merged.isDisputed) return { sent: mine, conflict: { stored, mine, base } };
    if (isSaved(merged.value, theirs)) return { saved: stored, sent: mine };
    [mine, over, base] = [merged.value, stored, theirs];
  }
}

/** Fields after a choice, including what only one side changed. Without a stored record, mine. */
export function chosenFields<Stored, Fields extends object>(
  { stored, mine, base }: Conflict<Stored, Fields>,
  toFields: (record: Stored) => Fields,
  prefer: Side,
): Fields {
  return stored ? mergeFields(base, mine, toFields(stored), prefer).value : mine;
}
