import type { Touch } from '#core/freshness/touch.ts';

/** Effect of a change on a collection. */
export interface CollectionNews {
  /** Number of changes to the collection, this one included. */
  version: number;
  /** Records that this change touched; absent if it may be any record of the collection. */
  touches?: readonly Touch[] | undefined;
}

/** Effects of a change, by collection. */
export type News = ReadonlyMap<string, CollectionNews>;

/**
 * Longest text of a notice, in bytes: `NOTIFY` takes less than 8,000
 * (https://www.postgresql.org/docs/current/sql-notify.html).
 */
const MOST_BYTES = 7900;

/**
 * News as text for other processes; touches are left out if they don't fit. Entries begin with name and
 * version, since during an update the previous release reads only these two.
 */
export function newsText(news: News): string {
  const entries = [...news].map(([name, { version, touches }]) => [name, version, touches]);
  const text = JSON.stringify(entries);
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  return JSON.stringify(entries.map(([name, version]) => [name, version]));
}

/** Parses a text made by `newsText`. */
export const newsOf = (text: string): News =>
  new Map(
    (JSON.parse(text) as [string, number, (readonly Touch[] | null)?][]).map(
      ([name, version, touches]) => [name, { version, touches: touches ?? undefined }],
    ),
  );

/** News from the table of versions, without touches. */
export const newsOfVersions = (rows: readonly { collection: unknown; version: unknown }[]): News =>
  new Map(
    rows.map(({ collection, version }) => [String(collection), { version: Number(version) }]),
  );
