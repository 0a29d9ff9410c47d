import { type RawBuilder, sql } from 'kysely';
import { foldWord, wordsOf } from '#core/search/words.ts';

/** The conditions under which a row has every word of a text somewhere in its searched text. */
export type WordSearch = (table: string, search: string) => RawBuilder<boolean>[];

const wordsIn = (search: string): string[] => [...new Set(wordsOf(search).map(foldWord))];

/** Words are letters and digits only, so that `LIKE` takes none of them for a pattern. */
export const postgresWordSearch: WordSearch = (_, search) =>
  wordsIn(search).map((word) => sql<boolean>`words like ${`%${word}%`}`);

export const sqliteWordSearch: WordSearch = (_, search) =>
  wordsIn(search).map((word) => sql<boolean>`instr(words, ${word}) > 0`);
