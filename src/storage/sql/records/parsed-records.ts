import * as z from 'zod/mini';
import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';

/** Most characters of the texts of kept records: some 500 articles of the usual length, or 8 of the longest. */
const MOST_CHARACTERS = 2_400_000;

/** Longest text that is kept, in characters: one record must not push out all others. */
const LONGEST_KEPT = MOST_CHARACTERS / 4;

/** Collections that no page reads again and again. */
const unkept: readonly CollectionName[] = ['revisions', 'publishedVersions'];

/** Records that were parsed last, by their collections and texts: the pages of an hour show the same few. */
const kept = new Map<string, unknown>();
let characters = 0;

/** Freezes a value with all its parts. */
export function freeze<Value>(value: Value): Value {
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

/** `parseRecord` for reading: parses each text once while it is read often. The record is frozen. */
export function readRecord<Name extends CollectionName>(
  name: Name,
  text: string,
): RecordOf<Name> | undefined {
  if (text.length > LONGEST_KEPT || unkept.includes(name)) return freeze(parseRecord(name, text));
  const key = `${name} ${text}`;
  const known = kept.get(key) as RecordOf<Name> | undefined;
  const record = known ?? freeze(parseRecord(name, text));
  if (record === undefined) return undefined;
  if (!kept.delete(key)) characters += key.length;
  kept.set(key, record);
  for (const leastUsed of kept.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    kept.delete(leastUsed);
    characters -= leastUsed.length;
  }
  return record;
}
