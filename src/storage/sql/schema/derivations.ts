import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type CollectionName, collectionNames, definitionOf } from '#core/collections.ts';
import {
  fieldsSearchedOf,
  searchedFieldNames,
  wholeSearchedOf,
} from '#core/search/searched-article.ts';
import type { Engine } from '../engine/engine.ts';
import { isListedByNumber, listedColumns, placeBefore } from '../records/listed-order.ts';
import { parseRecord } from '../records/parsed-records.ts';
import { keyNamesOf, putKeys } from '../records/record-keys.ts';
import { type ArticleIndex, entryOf } from '../search/article-index.ts';
import { readLiveEntries } from '../search/read-live-entries.ts';
import { searchedName } from '../search/searched-name.ts';
import { derivedColumns } from './derived-columns.ts';
import { type Queries, tableOf } from './tables.ts';

/** Data derived from records: the columns and keys of a collection, or what readers search. */
export type Derived = CollectionName | 'articleSearch';

/** Most records of a step; an article's words take 5 ms. */
const stepOf = (name: Derived): number => (name === 'articleSearch' ? 10 : 100);

/** Milliseconds after which a step ends with the record that it is at: no other change can run meanwhile. */
const STEP_TIME = 50;

/** Least pause between two steps for other changes, in milliseconds. */
const PAUSE = 5;

/** Milliseconds between two reports of a long derivation. */
const REPORT_EVERY = 10_000;

/** `below` of a collection with nothing derived yet. */
const ALL = Number.MAX_SAFE_INTEGER;

/**
 * `below`: records at lower positions are still to be derived; null when none are. `keys`: names of the
 * keys and searched fields that the records were derived for.
 */
export const derivationsTable = sql`
  create table if not exists derivations (
    name text primary key,
    keys text not null,
    below bigint
  )`;

/**
 * Editions of the rules by which data is derived: `edition` grows by one whenever the rules change, `since` is the instant of
 * the last change, in milliseconds since 1970. Each row of a collection stores the edition by which it was derived.
 */
export const editionsTable = sql`
  create table if not exists editions (
    name text primary key,
    edition bigint not null,
    since bigint not null
  )`;

/** Edition of the rules by which a process derives data from a collection. */
export interface Edition {
  edition: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** Without an entry, the rules of a collection have never changed: edition 0. */
export type Editions = ReadonlyMap<CollectionName, Edition>;

/** Reads the current editions. What readers search has its own rules, and counts to the collection. */
async function readEditions(queries: Queries): Promise<Editions> {
  const rows = await queries.selectFrom('editions').selectAll().execute();
  const editions = new Map<CollectionName, Edition>();
  for (const { name, edition, since } of rows) {
    const collection = (name === 'articleSearch' ? searchedName : name) as CollectionName;
    const other = editions.get(collection) ?? { edition: 0, since: 0 };
    editions.set(collection, {
      edition: other.edition + edition,
      since: Math.max(other.since, since),
    });
  }
  return editions;
}

/** Names of the searched fields; empty for the original three, which old databases didn't store. */
function searchedNames(): string {
  const names = searchedFieldNames.join(' ');
  return names === 'title category author' ? '' : names;
}

/**
 * Declarations that the derived data depends on, besides columns, which have migrations. `live` means the entries of
 * live blogs, which readers search, too.
 */
function keysIn(name: Derived): string {
  if (name === 'articleSearch') return `${searchedNames()} live`;
  const { searchedText, cardEdition } = definitionOf(name);
  const isSearchedAlike = searchedText === fieldsSearchedOf || searchedText === wholeSearchedOf;
  const cards = cardEdition === undefined ? '' : `cards ${cardEdition}`;
  return [keyNamesOf(name), isSearchedAlike ? searchedNames() : '', cards]
    .filter(Boolean)
    .join(' | ');
}

/** Marks derived data as outdated; the next `deriveAnew` makes it again. */
export async function demandDerivation(queries: Queries, name: Derived): Promise<void> {
  const demand = { keys: keysIn(name), below: ALL };
  await queries
    .insertInto('derivations')
    .values({ name, ...demand })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(demand))
    .execute();
  await sql`insert into editions (name, edition, since) values (${name}, 1, ${Date.now()})
    on conflict (name) do update set edition = editions.edition + 1, since = excluded.since`.execute(
    queries,
  );
}

interface Pending {
  /** Records below this position are to be derived; `undefined` when none are. */
  below: number | undefined;
  /** True if the keys differ from those that the records were derived for. */
  hasOtherKeys: boolean;
}

async function pendingOf(queries: Queries, name: Derived): Promise<Pending> {
  const row = await queries
    .selectFrom('derivations')
    .select(['keys', 'below'])
    .where('name', '=', name)
    .executeTakeFirst();
  const hasOtherKeys = (row?.keys ?? '') !== keysIn(name);
  return { below: hasOtherKeys ? ALL : (row?.below ?? undefined), hasOtherKeys };
}

async function demandIfOutdated(queries: Queries, name: Derived): Promise<void> {
  const { hasOtherKeys } = await pendingOf(queries, name);
  if (hasOtherKeys) await demandDerivation(queries, name);
}

interface StoredRow {
  position: number;
  id: string;
  record: string;
}

async function deriveRecord<Name extends CollectionName>(
  queries: Queries,
  name: Name,
  { position, id, record: text }: StoredRow,
  edition: number,
): Promise<void> {
  const record = parseRecord(name, text);
  // An unreadable record keeps its columns and its sort key.
  if (!record) return;
  const columns = await derivedColumns(name, record);
  const isListed = isListedByNumber(name);
  const before = isListed ? { ...(await placeBefore(queries, name, position + 1)) } : {};
  await queries
    .updateTable(tableOf(name))
    .set({ ...columns, ...before, ...listedColumns(name, id, columns), edition })
    .where('position', '=', position)
    .execute();
  await putKeys(queries, name, position, record);
}

async function makeFindable(
  queries: Queries,
  index: ArticleIndex,
  { position, id, record }: StoredRow,
  edition: number,
): Promise<void> {
  const article = parseRecord(searchedName, record);
  if (!article) return;
  const updates = (await readLiveEntries(queries, [id])).get(id) ?? [];
  await index.put(queries, await entryOf(position, article, updates));
  await queries
    .updateTable(tableOf(searchedName))
    .set({ edition })
    .where('position', '=', position)
    .execute();
}

/**
 * Derives a batch of records, highest positions first, since undated ones depend on the record above
 * them. Returns the position below which records are left; `undefined` when none are.
 */
async function deriveSome(
  queries: Queries,
  index: ArticleIndex,
  name: Derived,
): Promise<number | undefined> {
  await demandIfOutdated(queries, name);
  const { below } = await pendingOf(queries, name);
  if (below === undefined) return undefined;
  const rows: StoredRow[] = await queries
    .selectFrom(tableOf(name === 'articleSearch' ? searchedName : name))
    .select(['position', 'id', 'record'])
    .where('position', '<', below)
    .orderBy('position', 'desc')
    .limit(stepOf(name))
    .execute();
  const editions = await readEditions(queries);
  const { edition = 0 } = editions.get(name === 'articleSearch' ? searchedName : name) ?? {};
  const end = performance.now() + STEP_TIME;
  let left = rows.length < stepOf(name) ? undefined : rows.at(-1)?.position;
  for (const row of rows) {
    if (name === 'articleSearch') await makeFindable(queries, index, row, edition);
    else await deriveRecord(queries, name, row, edition);
    if (row === rows.at(-1) || performance.now() < end) continue;
    left = row.position;
    break;
  }
  await queries
    .updateTable('derivations')
    .set({ below: left ?? null })
    .where('name', '=', name)
    .execute();
  return left;
}

interface Derivation {
  index: ArticleIndex;
  report: (message: string) => void;
  /** Ends the derivation after a step. */
  signal?: AbortSignal;
}

async function derive(
  engine: Engine,
  name: Derived,
  { index, report, signal }: Derivation,
): Promise<void> {
  let reported = Date.now();
  let { below } = await engine.read((queries) => pendingOf(queries, name));
  while (below !== undefined && !signal?.aborted) {
    const begun = performance.now();
    below = await engine.change((queries) => deriveSome(queries, index, name));
    if (Date.now() - reported > REPORT_EVERY) {
      reported = Date.now();
      report(`Daybreak: '${name}' is prepared for this version; those below ${below} are left.`);
    }
    // Beside a site that serves, half of the time is left to it.
    await pause(signal ? Math.max(PAUSE, performance.now() - begun) : PAUSE);
  }
}

/**
 * Derives the data of all collections again where a migration or changed keys demand it. Each step is its own
 * transaction: other changes run in between, several processes share the work, and after a crash the next process
 * continues. Resolves with the editions of the rules when nothing is left to derive.
 */
export async function deriveAnew(engine: Engine, derivation: Derivation): Promise<Editions> {
  // Rows of articles keep the edition of the search's rules, too, though that is derived later.
  const search = await engine.read((queries) => pendingOf(queries, 'articleSearch'));
  if (search.hasOtherKeys) {
    await engine.change((queries) => demandIfOutdated(queries, 'articleSearch'));
  }
  for (const name of collectionNames) await derive(engine, name, derivation);
  return engine.read(readEditions);
}

/** Longest wait before a failed derivation is retried, in milliseconds. */
const LONGEST_WAIT = 60_000;

/**
 * Derives what readers search in the same way, which takes longest; the site serves meanwhile. Where it fails, it goes on
 * after a while: the database may have been away, or its disk full.
 */
export async function deriveSearchAnew(
  engine: Engine,
  derivation: Derivation & { signal: AbortSignal },
): Promise<void> {
  const { report, signal } = derivation;
  for (let wait = 1_000; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await derive(engine, 'articleSearch', derivation);
    } catch (error) {
      report(
        `Daybreak: 'articleSearch' is not complete and goes on in ${wait / 1_000} s: ${error}`,
      );
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
