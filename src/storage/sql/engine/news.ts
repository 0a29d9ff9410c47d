import type { Touch } from '#core/freshness/touch.ts';

/** Effect of a change on a collection. */
export interface CollectionNews {
  /** Number of changes to the collection, this one included. */
  version: number;
  /** Touches of this change; absent where anything of the collection may have changed. */
  touches?: readonly Touch[] | undefined;
}

/** Effects of a change, by the names of collections. */
export type News = ReadonlyMap<string, CollectionNews>;

/**
 * Most bytes of news: PostgreSQL takes notices of less than 8,000 (`NOTIFY`,
 * https://www.postgresql.org/docs/current/sql-notify.html).
 */
const MOST_BYTES = 7900;

/**
 * News as text, for other processes. Entries begin with name and version: the release before, which may run
 * beside this one for minutes, reads these two alone.
 */
export function newsText(news: News): string {
  const entries = [...news].map(([name, { version, touches }]) => [name, version, touches]);
  const text = JSON.stringify(entries);
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  return JSON.stringify(entries.map(([name, version]) => [name, version]));
}

/** News of a text that `newsText` made. */
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
