import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { parseRecord } from '#storage/sql/records/parsed-records.ts';
import { entryOf } from '#storage/sql/search/article-index.ts';
import { columnsOf, firstIdAt } from '#storage/sql/search/sqlite-article-index.ts';
import { MINUTES_APART } from './make-articles.mjs';

/** Generated articles have higher positions than all samples; their ids end with 13 digits. */
const GENERATED = "id like 'article-17___________'";
const ARTICLES = ['articles', 'record_keys', 'article_search', 'article_search_rows'];

/**
 * Statements that copy the generated articles in SQL, `shift` places further in ids, positions and time.
 * @param {'sqlite' | 'postgres'} engine
 * @param {{ columns: string[], shift: number, last: number }} options `last`: position of the last one to copy
 */
function copying(engine, { columns, shift, last }) {
  const later = shift * MINUTES_APART * 60_000;
  const isSqlite = engine === 'sqlite';
  /** @param {string} column */
  const idOf = (column) =>
    `'article-' || (cast(substr(${column}, 9) as ${isSqlite ? 'integer' : 'bigint'}) + ${shift})`;
  /** @param {string} milliseconds */
  const instant = (milliseconds) =>
    isSqlite
      ? `strftime('%Y-%m-%dT%H:%M:%S.000Z', (${milliseconds}) / 1000, 'unixepoch')`
      : `to_char(to_timestamp((${milliseconds}) / 1000) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`;
  /** @param {string} column */
  const text = (column) =>
    `replace(replace(${column}, id, ${idOf('id')}), ${instant('sort_published')}, ${instant(`sort_published + ${later}`)})`;
  /** @type {Record<string, string>} */
  const changed = {
    position: `position + ${shift}`,
    id: idOf('id'),
    listed_id: idOf('listed_id'),
    sort_published: `sort_published + ${later}`,
    listed_at: `listed_at + ${later}`,
    published: `published + ${later}`,
    record: text('record'),
    card: `replace(${text('card')}, '"number":' || cast(sort_published as ${isSqlite ? 'integer' : 'bigint'}), '"number":' || cast(sort_published + ${later} as ${isSqlite ? 'integer' : 'bigint'}))`,
  };
  /** @param {string} table @param {string[]} names @param {string} where */
  const copy = (table, names, where) =>
    `insert into ${table} (${names.join(', ')})
      select ${names.map((name) => changed[name] ?? name).join(', ')} from ${table} where position <= ${last} and ${where}`;
  const keys = ['collection', 'key', 'value', 'listed_at', 'listed_id', 'position'];
  const search = ['position', 'version', 'published', 'section', 'title', 'everything'];
  return [
    copy('articles', columns, GENERATED),
    copy('record_keys', keys, "collection = 'articles' and listed_id like 'article-17%'"),
    ...(isSqlite ? [] : [copy('article_search', search, 'published > 0')]),
  ];
}

/** @param {number} done @param {number} of */
const tell = (done, of) => console.error(`  ${done} of ${of} copies are stored.`);

/**
 * The entries of the generated articles in the search index: FTS5 doesn't tell what it holds.
 * @param {DatabaseSync} database
 */
async function entriesIn(database) {
  const rows = database
    .prepare(`select position, record from articles where ${GENERATED} order by position`)
    .all();
  const entries = [];
  for (const { position, record } of rows) {
    const article = parseRecord('articles', String(record));
    if (article) entries.push(await entryOf(Number(position), article, []));
  }
  return entries.map((entry) => ({ ...entry, texts: Object.values(columnsOf(entry)) }));
}

/** @param {string} file @param {{ base: number, count: number }} numbers */
async function multiplyInSqlite(file, { base, count }) {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; pragma cache_size = -1000000');
  const isOurs = ARTICLES.map((table) => `'${table}'`).join(', ');
  const indexes = database
    .prepare(
      `select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${isOurs})`,
    )
    .all();
  for (const { name } of indexes) database.exec(`drop index ${name}`);
  const columns = database
    .prepare('pragma table_info(articles)')
    .all()
    .map(({ name }) => String(name));
  const entries = await entriesIn(database);
  const addRow = database.prepare(
    'insert into article_search_rows (id, position, version) values (?, ?, ?)',
  );
  const addWords = database.prepare(
    'insert into article_search (rowid, title, rest, section) values (?, ?, ?, ?)',
  );
  const last = Math.max(...entries.map(({ position }) => position));
  for (let shift = base; shift < count; shift += base) {
    database.exec('begin');
    for (const statement of copying('sqlite', { columns, shift, last })) database.exec(statement);
    for (const { position, version, published, texts } of entries) {
      const at = position + shift;
      const id = firstIdAt(published + shift * MINUTES_APART * 60_000) + at;
      addRow.run(id, at, version);
      addWords.run(id, ...texts);
    }
    database.exec('commit');
    tell(shift / base, count / base - 1);
    // Without a pause, signals wouldn't be handled.
    await setImmediate();
  }
  for (const { sql } of indexes) database.exec(String(sql));
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/** @param {string} url @param {{ base: number, count: number }} numbers */
async function multiplyInPostgres(url, { base, count }) {
  const client = new pg.Client(url);
  await client.connect();
  /** @param {string} text */
  const rowsOf = async (text) => (await client.query(text)).rows;
  const quoted = ARTICLES.map((name) => `'${name}'`).join(', ');
  const indexes = await rowsOf(
    `select indexname, indexdef from pg_indexes where tablename in (${quoted})
      and indexname not in (select conname from pg_constraint)`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  const columns = await rowsOf(
    "select column_name from information_schema.columns where table_name = 'articles' order by ordinal_position",
  );
  const [{ last }] = await rowsOf('select max(position) as last from articles');
  const names = columns.map(({ column_name }) => column_name);
  for (let shift = base; shift < count; shift += base) {
    for (const statement of copying('postgres', { columns: names, shift, last })) {
      await client.query(statement);
    }
    tell(shift / base, count / base - 1);
  }
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('vacuum analyze');
  await client.end();
}

/**
 * Multiplies the generated articles of a database, the oldest `base` of `count`, until there are `count`: texts
 * repeat, while ids, positions and instants go on. A multiple of `base`.
 * @param {{ file: string } | { url: string }} place
 * @param {{ base: number, count: number }} numbers
 */
export const multiplyArticles = (place, numbers) =>
  'file' in place ? multiplyInSqlite(place.file, numbers) : multiplyInPostgres(place.url, numbers);
