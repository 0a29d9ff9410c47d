import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../schema/tables.ts';
import {
  type ArticleIndex,
  type Condition,
  closedForm,
  formsOf,
  type IndexEntry,
  type IndexQuery,
  withBeginnings,
  wordsOfEntry,
} from './article-index.ts';
import type { Term } from './search-terms.ts';
import { learnWords } from './vocabulary.ts';

/** Row ids per second; ids stay below 2^53, the limit of safe integers, until 2106. */
const PER_SECOND = 2 ** 20;
const LAST_SECOND = 2 ** 32 - 1;

/** The lowest id of a row published at that instant. */
export const firstIdAt = (milliseconds: number): number =>
  Math.min(LAST_SECOND, Math.max(0, Math.floor(milliseconds / 1000))) * PER_SECOND;

/** A slug as one token of the index. */
export const sectionToken = (slug: string): string =>
  createHash('sha256').update(slug).digest('hex').slice(0, 24);

/**
 * Second form in which the words of a title are indexed, in the column `title`. A search for it reads only the articles with
 * the word in their titles; a filter by column would read all that have the word anywhere.
 */
const titleForm = (word: string): string => `=${word}`;

/** Texts of an entry for the columns `title`, `rest` and `section` of the index, in this order. */
export const columnsOf = ({ title, everything, closed, section }: IndexEntry) => ({
  title: title.map(titleForm).join(' '),
  rest: [...everything, ...closed.map(closedForm)].join(' '),
  section: sectionToken(section),
});

const alternatives = (term: Term, condition: Condition): string => {
  const { beginnings, words } = formsOf(term, condition);
  const form = condition.place === 'title' ? titleForm : String;
  const all = [
    ...beginnings.map((one) => `"${form(one)}"*`),
    ...words.map((one) => `"${form(one)}"`),
  ];
  return `(${all.join(' OR ')})`;
};

const matchOf = (condition: Condition): string => {
  const { terms, isEvery } = condition;
  const all = terms.map((term) => alternatives(term, condition)).join(isEvery ? ' AND ' : ' OR ');
  return `({title rest} : (${all}))`;
};

/** Condition on the words of an article. `not` of FTS5 needs something that is wanted before it. */
function ofWords(wanted: readonly string[], unwanted: readonly string[]): RawBuilder<boolean>[] {
  if (wanted.length > 0) {
    const match = [`(${wanted.join(' AND ')})`, ...unwanted].join(' NOT ');
    return [sql<boolean>`article_search match ${match}`];
  }
  return unwanted.map(
    (one) => sql<boolean>`article_search.rowid not in (
      select rowid from article_search where article_search match ${one})`,
  );
}

function matching({ must, mustNot, section, since, among = [] }: IndexQuery) {
  const wanted = must.map(matchOf);
  if (section !== undefined) wanted.push(`(section : "${sectionToken(section)}")`);
  const oldest = since === undefined ? 0 : firstIdAt(since);
  const all = [
    ...ofWords(wanted, mustNot.map(matchOf)),
    sql<boolean>`article_search.rowid >= ${oldest}`,
    ...among.map(
      (one) => sql<boolean>`article_search.rowid in (
        select id from article_search_rows where ${one})`,
    ),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

async function freeRow(queries: Queries, published: number, position: number): Promise<number> {
  let id = firstIdAt(published) + (position % PER_SECOND);
  const isTaken = () =>
    queries.selectFrom('article_search_rows').select('id').where('id', '=', id).executeTakeFirst();
  while (await isTaken()) id += 1;
  return id;
}

async function remove(queries: Queries, position: number): Promise<void> {
  const row = await queries
    .deleteFrom('article_search_rows')
    .where('position', '=', position)
    .returning('id')
    .executeTakeFirst();
  if (row) await sql`delete from article_search where rowid = ${row.id}`.execute(queries);
}

/** Articles found by their words in an FTS5 table. */
export const sqliteArticleIndex: ArticleIndex = {
  remove,
  put: async (queries, entry, newWords = wordsOfEntry(entry)) => {
    const { position, version, published } = entry;
    await remove(queries, position);
    const id = await freeRow(queries, published, position);
    await queries.insertInto('article_search_rows').values({ id, position, version }).execute();
    const { title, rest, section } = columnsOf(entry);
    await sql`insert into article_search (rowid, title, rest, section) values
      (${id}, ${title}, ${rest}, ${section})`.execute(queries);
    await learnWords(queries, newWords, (list) => sql`json_each(${list})`);
  },
  count: async (queries, query, most) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from article_search where ${matching(query)} limit ${most})`.execute(queries);
    return rows[0]?.count ?? 0;
  },
  find: async (queries, ranks, offset, limit) => {
    const inRanks = ranks.map(
      (query, rank) => sql`select * from (
        select ${sql.lit(rank)} as rank, rowid as found from article_search
        where ${matching(query)} order by rowid desc limit ${offset + limit})`,
    );
    // The limit stops before ranks that the page doesn't need.
    const { rows } = await sql<{ record: string }>`
      select record from (${sql.join(inRanks, sql` union all `)} limit ${limit} offset ${offset})
      join article_search_rows as place on place.id = found
      join articles on articles.position = place.position
      order by rank, found desc`.execute(queries);
    return rows.map(({ record }) => record);
  },
  positionsWith: (words) => sql`select place.position from article_search
    join article_search_rows as place on place.id = article_search.rowid
    where ${matching({ must: [withBeginnings(words)], mustNot: [] })}`,
  countOutOfStep: async (queries) => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from articles where not exists (
          select 1 from article_search_rows as row
          where row.position = articles.position and row.version = articles.version))
        + (select count(*) from article_search_rows as row where not exists (
          select 1 from articles where articles.position = row.position))
        + abs((select count(*) from article_search) - (select count(*) from article_search_rows))
        as count`.execute(queries);
    return rows[0]?.count ?? 0;
  },
};
