import * as z from 'zod/mini';
import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';

/** Most characters of the texts of kept records and cards: some 500 articles of the usual length, or 12 of the longest. */
const MOST_CHARACTERS = 2_400_000;

/** Longest text that is kept, in characters: one record must not push out all others. */
const LONGEST_KEPT = MOST_CHARACTERS / 4;

/** Collections that no page reads again and again. */
const unkept: readonly CollectionName[] = ['revisions', 'publishedVersions'];

/** Records and cards that were parsed last, by kind and text: the pages of an hour show the same few. */
const kept = new Map<string, unknown>();
let characters = 0;

/** Freezes a value with all its parts. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Parses a record by its collection's schema; `undefined` if it doesn't match. */
export function parseRecord<Name extends CollectionName>(
  name: Name,
  text: string,
): RecordOf<Name> | undefined {
  try {
    const { success, data } = z.safeParse(definitionOf(name).schema, JSON.parse(text));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns what `parse` makes of a text, frozen, and keeps it while it is read often. `kind` names what the text is: the
 * same text may be of several.
 */
export function parsedOnce<Value>(
  kind: string,
  text: string,
  parse: () => Value | undefined,
): Value | undefined {
  if (text.length > LONGEST_KEPT) return freeze(parse());
  const key = `${kind} ${text}`;
  const value = (kept.get(key) as Value | undefined) ?? freeze(parse());
  if (value === undefined) return undefined;
  if (!kept.delete(key)) characters += key.length;
  kept.set(key, value);
  for (const leastUsed of kept.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    kept.delete(leastUsed);
    characters -= leastUsed.length;
  }
  return value;
}

/** `parseRecord` for reading: parses each text once while it is read often. The record is frozen. */
export const readRecord = <Name extends CollectionName>(
  name: Name,
  text: string,
): RecordOf<Name> | undefined =>
  unkept.includes(name)
    ? freeze(parseRecord(name, text))
    : parsedOnce(name, text, () => parseRecord(name, text));
