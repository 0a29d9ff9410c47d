import * as z from 'zod/mini';
import {
  type CollectionName,
  collectionNames,
  collections,
  type RecordOf,
} from '#core/collections.ts';

/** Keys that the specification names differently from the collection. */
const specifiedKeys: { [Name in CollectionName]?: string } = {
  activity: 'activityLogs',
  images: 'imageLibrary',
  messages: 'contactMessages',
  settings: 'siteSettings',
  stories: 'webStories',
  subscribers: 'newsletterSubscribers',
  videos: 'youtubeVideos',
};

/** Returns a collection's key in local storage. */
export const storageKeyOf = (name: CollectionName): string => specifiedKeys[name] ?? name;

/** Returns the collection stored under a key; `undefined` for any other key. */
export const collectionUnder = (key: string): CollectionName | undefined =>
  collectionNames.find((name) => storageKeyOf(name) === key);

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
