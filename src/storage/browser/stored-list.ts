import * as z from 'zod/mini';
import { type CollectionName, collections, type RecordOf } from '#core/collections.ts';

/** A stored member: its raw value, and its record if the schema accepts it. */
export interface StoredMember<Record> {
  raw: unknown;
  record?: Record;
}

export type StoredList<Name extends CollectionName> = StoredMember<RecordOf<Name>>[];

/** Parses a stored list; `undefined` if the text isn't a JSON list. */
export function parseStoredList<Name extends CollectionName>(
  name: Name,
  text: string,
): StoredList<Name> | undefined {
  let members: unknown;
  try {
    members = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(members)) return undefined;
  const schema = collections[name].schema as z.ZodMiniType<RecordOf<Name>>;
  return members.map((raw) => {
    const parsed = z.safeParse(schema, raw);
    return parsed.success ? { raw, record: parsed.data } : { raw };
  });
}

/** Formats a list for storage; unreadable members are written back as they were. */
export function formatStoredList<Name extends CollectionName>(list: StoredList<Name>): string {
  return JSON.stringify(list.map(({ raw }) => raw));
}

export function recordsOf<Name extends CollectionName>(list: StoredList<Name>): RecordOf<Name>[] {
  return list.flatMap(({ record }) => (record === undefined ? [] : [record]));
}
