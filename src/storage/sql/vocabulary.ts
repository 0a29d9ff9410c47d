import { sql } from 'kysely';
import type { Queries } from './tables.ts';

const backwards = (word: string): string => [...word].reverse().join('');

/** Stands after everything that begins with the text. */
const after = (text: string): string => `${text}\u{10FFFF}`;

/** Adds words to those that are known. Words stay when no article has them any more. */
export async function learnWords(queries: Queries, words: readonly string[]): Promise<void> {
  // In one order, so that two that learn at the same time don't wait for each other.
  const rows = words.toSorted().map((word) => ({ word, backwards: backwards(word) }));
  for (let start = 0; start < rows.length; start += 1_000) {
    await queries
      .insertInto('search_words')
      .values(rows.slice(start, start + 1_000))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Known words of about the same length that begin or end as this one does: among them are all that
 * differ in one place.
 */
export async function wordsNear(queries: Queries, word: string): Promise<string[]> {
  const letters = [...word];
  const half = Math.floor(letters.length / 2);
  const beginning = letters.slice(0, half).join('');
  const ending = backwards(letters.slice(half).join(''));
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where ((word >= ${beginning} and word < ${after(beginning)})
      or (backwards >= ${ending} and backwards < ${after(ending)}))
      and length(word) between ${letters.length - 1} and ${letters.length + 1}`.execute(queries);
  return rows.map((row) => row.word);
}
