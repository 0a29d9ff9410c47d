import * as z from 'zod/mini';
import { type CollectionName, collections, type RecordOf } from '#core/collections.ts';

/** A stored member: what is written, and what it was read as; unreadable ones have no record. */
export interface StoredMember<Record> {
  raw: unknown;
  record?: Record;
}

export type StoredList<Name extends CollectionName> = StoredMember<RecordOf<Name>>[];

/** `undefined` when the text is no JSON list. */
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

/** Members that can't be read are written back as they were found. */
export function formatStoredList<Name extends CollectionName>(list: StoredList<Name>): string {
  return JSON.stringify(list.map(({ raw }) => raw));
}

export function recordsOf<Name extends CollectionName>(list: StoredList<Name>): RecordOf<Name>[] {
  return list.flatMap(({ record }) => (record === undefined ? [] : [record]));
}
