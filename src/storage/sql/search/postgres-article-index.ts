import { type RawBuilder, sql } from 'kysely';
import { keyOf } from '../records/storable-text.ts';
import {
  type ArticleIndex,
  type Condition,
  closedForm,
  formsOf,
  type IndexQuery,
  withBeginnings,
  wordsOfEntry,
} from './article-index.ts';
import type { Term } from './search-terms.ts';
import { learnWords } from './vocabulary.ts';

/** Words contain only letters and digits, so quoting suffices. */
const vectorOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

const alternatives = (term: Term, condition: Condition): string => {
  const { beginnings, words } = formsOf(term, condition);
  return `(${[...beginnings.map((one) => `'${one}':*`), ...words.map((one) => `'${one}'`)].join(' | ')})`;
};

const matchOf = (condition: Condition): string => {
  const { terms, isEvery } = condition;
  return `(${terms.map((term) => alternatives(term, condition)).join(isEvery ? ' & ' : ' | ')})`;
};

const inPlace = (conditions: readonly Condition[], place: Condition['place']): string[] =>
  conditions.filter((one) => one.place === place).map(matchOf);

const whole = (query: string): RawBuilder<boolean> => sql<boolean>`everything @@ ${query}::tsquery`;

/**
 * Conditions on the two columns that their index can answer alone: an expression of exclusions only would make it read all
 * of its words, and checking an article's vector costs more than finding it.
 */
function ofWords({ must, mustNot }: IndexQuery): RawBuilder<boolean>[] {
  const [inTitle, notInTitle] = [inPlace(must, 'title'), inPlace(mustNot, 'title')];
  const [wanted, unwanted] = [inPlace(must, 'everything'), inPlace(mustNot, 'everything')];
  // The column `everything` has the words of the title, too.
  const found = unwanted.length > 0 ? [...wanted, ...inTitle] : wanted;
  const allOf = (all: readonly string[], none: readonly string[]): string =>
    [...all, ...none.map((one) => `!${one}`)].join(' & ');
  return [
    ...(found.length > 0 ? [whole(allOf(found, unwanted))] : []),
    ...(found.length > 0 ? [] : unwanted).map(
      (one) =>
        sql<boolean>`position not in (select position from article_search where ${whole(one)})`,
    ),
    ...(inTitle.length > 0
      ? [sql<boolean>`title @@ ${allOf(inTitle, notInTitle)}::tsquery`]
      : notInTitle.map((one) => sql<boolean>`not title @@ ${one}::tsquery`)),
  ];
}

/**
 * `+ 0` and `|| ''` hide columns from the planner, which would otherwise use their indexes and check the
 * words of every article that it finds there.
 */
function conditions(query: IndexQuery): RawBuilder<boolean> {
  const { section, since, among = [] } = query;
  const all = [
    ...among,
    ...ofWords(query),
    ...(section === undefined ? [] : [sql<boolean>`section || '' = ${keyOf(section)}`]),
    ...(since === undefined ? [] : [sql<boolean>`published + 0 >= ${since}`]),
  ];
  if (all.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Months of thirty days since 1970, by which the index is parted; as in its definition, `postgres-indexes.ts`. */
const MONTH = 30 * 24 * 60 * 60 * 1000;
const month = sql<number>`floor(published / ${sql.lit(MONTH)})::integer`;

/**
 * Months before the present one with which parts of a search end. Matches of a typo are looked for less finely: every part
 * looks up all its words again.
 */
const PARTS = { page: [2, 24], typos: [24], count: [24] };

const partsOfPage = ({ must }: IndexQuery): readonly number[] =>
  must.some(({ allowsTypos }) => allowsTypos) ? PARTS.typos : PARTS.page;

/**
 * Conditions on parts of the archive, the newest first, that together are `query`. What is frequent is found in the first
 * part, which few articles are in; of what is rare, few are found in the whole. Neither takes longer in a larger archive.
 */
function inParts(query: IndexQuery, parts: readonly number[]): RawBuilder<boolean>[] {
  const all = conditions(query);
  if (query.must.length === 0) return [all];
  const present = Math.floor(Date.now() / MONTH);
  const ends = parts.map((months) => present - months);
  // Only the lower bound is looked up: for an upper one, the index would go through all months before it.
  return [...ends, undefined].map((end, at) => {
    const newer = ends[at - 1];
    const bounds = [
      ...(end === undefined ? [] : [sql<boolean>`${month} > ${sql.lit(end)}`]),
      ...(newer === undefined ? [] : [sql<boolean>`published + 0 < ${(newer + 1) * MONTH}`]),
    ];
    return sql<boolean>`${sql.join([...bounds, all], sql` and `)}`;
  });
}

/** Articles found by their words in `tsvector` columns. */
export const postgresArticleIndex: ArticleIndex = {
  remove: async (queries, position) => {
    await sql`delete from article_search where position = ${position}`.execute(queries);
  },
  put: async (queries, entry, newWords = wordsOfEntry(entry)) => {
    const { position, version, published, section, title, everything, closed } = entry;
    await sql`
      insert into article_search (position, version, published, section, title, everything)
      values (${position}, ${version}, ${published}, ${keyOf(section)},
        ${vectorOf(title)}::tsvector, ${vectorOf([...everything, ...closed.map(closedForm)])}::tsvector)
      on conflict (position) do update set version = excluded.version,
        published = excluded.published, section = excluded.section,
        title = excluded.title, everything = excluded.everything`.execute(queries);
    await learnWords(queries, newWords, (list) => sql`json_array_elements(${list}::json)`);
  },
  // The planner underestimates the cost of checking a vector and would scan the table; JIT compilation takes longer than
  // any of these statements, and so does starting workers, which would also look into all parts at once.
  prepare: async (queries) => {
    await sql`select set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(queries);
  },
  count: async (queries, query, most) => {
    const found = inParts(query, PARTS.count).map(
      (part) => sql`select 1 from article_search where ${part}`,
    );
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from (${sql.join(found, sql` union all `)} limit ${most}) as found`.execute(queries);
    return rows[0]?.count ?? 0;
  },
  find: async (queries, ranks, offset, limit) => {
    const inRanks = ranks.flatMap((query, rank) =>
      inParts(query, partsOfPage(query)).map(
        (part) => sql`select * from (select ${sql.lit(rank)} as rank, published, position
          from article_search where ${part}
          order by published + 0 desc, position desc limit ${offset + limit}) as ranked`,
      ),
    );
    // The limit stops before ranks and parts that the page doesn't need.
    const { rows } = await sql<{ record: string }>`
      select record from (
        ${sql.join(inRanks, sql` union all `)} limit ${limit} offset ${offset}
      ) as found join articles using (position)
      order by rank, published desc, position desc`.execute(queries);
    return rows.map(({ record }) => record);
  },
  positionsWith: (words) => sql`select position from article_search
    where ${conditions({ must: [withBeginnings(words)], mustNot: [] })}`,
  countOutOfStep: async (queries) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from articles full join article_search as found
        on found.position = articles.position
      where found.version is distinct from articles.version`.execute(queries);
    return rows[0]?.count ?? 0;
  },
};
