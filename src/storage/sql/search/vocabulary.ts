import { type RawBuilder, sql } from 'kysely';
import { isUnspaced } from '#core/search/asked-words.ts';
import { FORGIVING_LENGTH } from '#core/search/typos.ts';
import type { Queries } from '../schema/tables.ts';

const backwards = (word: string): string => [...word].reverse().join('');

/** The upper bound of all texts that begin with `text`. */
const after = (text: string): string => `${text}\u{10FFFF}`;

/**
 * True for words that the vocabulary has, since a word that is searched with typos may be one edit away from them; pieces
 * of runs are not.
 */
const isKept = (word: string): boolean =>
  word.length >= FORGIVING_LENGTH - 1 &&
  [...word].length >= FORGIVING_LENGTH - 1 &&
  !isUnspaced(word);

/**
 * Adds to the vocabulary the words that a typo may lead to; they stay there when no article has them any more. `unpack`
 * calls the database's function that expands a JSON list into rows with a `value`.
 */
export async function learnWords(
  queries: Queries,
  words: readonly string[],
  unpack: (list: string) => RawBuilder<unknown>,
): Promise<void> {
  const kept = words.filter(isKept).map((word) => [word, backwards(word)] as const);
  if (kept.length === 0) return;
  // Most words are known. SQLite writes the search index out before an insert of several rows, which takes 1 ms.
  const asked = unpack(JSON.stringify(kept.map(([word]) => [word])));
  const { rows } = await sql<{ word: string }>`select value ->> 0 as word from ${asked} as asked
    where not exists (select 1 from search_words where word = value ->> 0)`.execute(queries);
  if (rows.length === 0) return;
  const missing = new Set(rows.map(({ word }) => word));
  const pairs = JSON.stringify(kept.filter(([word]) => missing.has(word)));
  await sql`insert into search_words (word, backwards)
    select value ->> 0, value ->> 1 from ${unpack(pairs)} where true
    on conflict do nothing`.execute(queries);
}

/** Selects known words that may be one edit away: those that share the first or the second half. */
function near(word: string, at: number): RawBuilder<unknown> {
  const letters = [...word];
  const half = Math.floor(letters.length / 2);
  const beginning = letters.slice(0, half).join('');
  const ending = backwards(letters.slice(half).join(''));
  return sql`select ${sql.lit(at)} as at, word from search_words
    where ((word >= ${beginning} and word < ${after(beginning)})
      or (backwards >= ${ending} and backwards < ${after(ending)}))
      and length(word) between ${letters.length - 1} and ${letters.length + 1}`;
}

/** Selects the prefix if any known word begins with it. */
const hasBeginning = (beginning: string): RawBuilder<unknown> =>
  sql`select -1 as at, cast(${beginning} as text) as word where exists (
    select 1 from search_words where word >= ${beginning} and word < ${after(beginning)})`;

/** Most words that a search looks up in place of all that begin with one. */
const MOST_CONTINUED = 8;

/** Selects words that begin with this one, itself included, up to one more than `MOST_CONTINUED`. */
const continued = (word: string, at: number): RawBuilder<unknown> =>
  sql`select * from (select ${sql.lit(-2 - at)} as at, word from search_words
    where word >= ${word} and word < ${after(word)} limit ${sql.lit(MOST_CONTINUED + 1)}) as continued`;

/** Known words and prefixes found for a search. */
export interface Known {
  /**
   * For each of `begun`, all known words that begin with it; empty if there are more than `MOST_CONTINUED`, or if the
   * vocabulary doesn't have such words.
   */
  continued: string[][];
  /** For each of `begun`, whether any known word begins with it. */
  isBegun: boolean[];
  /**
   * For each word, known ones of similar length that share its beginning or its end: a superset of those
   * one edit away.
   */
  near: string[][];
  /** Prefixes that a known word has. */
  beginnings: Set<string>;
}

interface Asked {
  /** Words that are searched with typos. */
  forgiving: readonly string[];
  /** Prefixes that a typo may have made of them. */
  beginnings: readonly string[];
  /** Words that match longer ones. */
  begun: readonly string[];
}

/** Looks up words and prefixes in one statement. */
export async function lookUp(
  queries: Queries,
  { forgiving, beginnings, begun }: Asked,
): Promise<Known> {
  const known: Known = {
    continued: begun.map(() => []),
    isBegun: [],
    near: forgiving.map(() => []),
    beginnings: new Set(),
  };
  const asked = [
    ...forgiving.map(near),
    ...beginnings.map(hasBeginning),
    ...begun.flatMap((word, at) => (isKept(word) ? continued(word, at) : [])),
  ];
  if (asked.length === 0) return known;
  const { rows } = await sql<{ at: number; word: string }>`
    ${sql.join(asked, sql` union all `)}`.execute(queries);
  for (const { at, word } of rows) {
    if (at === -1) known.beginnings.add(word);
    else if (at < -1) known.continued[-2 - at]?.push(word);
    else known.near[at]?.push(word);
  }
  known.isBegun = known.continued.map((all) => all.length > 0);
  known.continued = known.continued.map((all) => (all.length > MOST_CONTINUED ? [] : all));
  return known;
}
