import { sql } from 'kysely';
import {
  botRules,
  type Figures,
  figureParts,
  KEPT_DAYS,
  type Stretch,
} from '#core/figures/figures.ts';
import type { Engine } from '../engine/engine.ts';
import type { FigureTables, Queries } from '../schema/tables.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds for which views are told apart by minutes. */
const MINUTES_KEPT = 60 * 60 * 1000;

/** Rows of a statement: SQLite takes 32,766 values, PostgreSQL 65,535. */
const ROWS = 2000;

/** Columns that name a sum; the others are added up. */
const keysOf = {
  view_hours: ['article', 'hour'],
  view_parts: ['article', 'hour', 'part', 'key'],
  view_minutes: ['minute'],
  visitor_days: ['day', 'article'],
  bot_days: ['day', 'rule'],
} as const satisfies { [Table in keyof FigureTables]: readonly (keyof FigureTables[Table])[] };

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Adds rows to the sums with the same keys. */
async function addTo<Table extends keyof FigureTables>(
  queries: Queries,
  table: Table,
  rows: readonly FigureTables[Table][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof FigureTables[Table] & string)[];
  const keys: readonly string[] = keysOf[table];
  const added = columns
    .filter((column) => !keys.includes(column))
    .map(
      (sum) => sql`${sql.ref(sum)} = ${sql.ref(`${table}.${sum}`)} + ${sql.ref(`excluded.${sum}`)}`,
    );
  for (let at = 0; at < rows.length; at += ROWS) {
    const values = rows
      .slice(at, at + ROWS)
      .map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((one) => sql.ref(one)))})
      values ${sql.join(values)}
      on conflict (${sql.join(keys.map((one) => sql.ref(one)))}) do update set ${sql.join(added)}`.execute(
      queries,
    );
  }
}

/** Drops the sums that are older than they are kept. */
async function forget(queries: Queries, now: number): Promise<void> {
  const sums = now - KEPT_DAYS.sums * DAY;
  await queries
    .deleteFrom('view_minutes')
    .where('minute', '<', now - MINUTES_KEPT)
    .execute();
  await queries
    .deleteFrom('view_parts')
    .where('hour', '<', now - KEPT_DAYS.parts * DAY)
    .execute();
  await queries.deleteFrom('view_hours').where('hour', '<', sums).execute();
  await queries.deleteFrom('visitor_days').where('day', '<', isoDay(sums)).execute();
  await queries.deleteFrom('bot_days').where('day', '<', isoDay(sums)).execute();
}

const summed = (column: 'views' | 'quarters' | 'minutes') =>
  sql<number>`cast(sum(${sql.ref(column)}) as bigint)`;

/** Sums of views in their tables. Forgets old ones once an hour. */
export function createFigures(engine: Engine): Figures {
  let forgotten = 0;
  const hoursIn = (queries: Queries, { from, to }: Stretch) =>
    queries.selectFrom('view_hours').where('hour', '>=', from).where('hour', '<', to);
  return {
    add: (counted, now) =>
      engine.write(async (queries) => {
        await addTo(queries, 'view_hours', counted.hours);
        await addTo(queries, 'view_parts', counted.parts);
        await addTo(queries, 'view_minutes', counted.minutes);
        await addTo(queries, 'visitor_days', counted.visitors);
        await addTo(queries, 'bot_days', counted.bots);
        if (now - forgotten < MINUTES_KEPT) return;
        await forget(queries, now);
        forgotten = now;
      }),
    begun: async () => {
      const first = await engine.read((queries) =>
        queries.selectFrom('view_hours').select('hour').orderBy('hour').limit(1).executeTakeFirst(),
      );
      return first?.hour;
    },
    hours: (article, stretch) =>
      engine.read((queries) =>
        hoursIn(queries, stretch)
          .where('article', '=', article)
          .select(['hour', 'views', 'quarters', 'minutes'])
          .orderBy('hour')
          .execute(),
      ),
    articles: (stretch, most) =>
      engine.read((queries) =>
        hoursIn(queries, stretch)
          .where('article', '!=', '')
          .select([
            'article',
            summed('views').as('views'),
            summed('quarters').as('quarters'),
            summed('minutes').as('minutes'),
          ])
          .groupBy('article')
          .orderBy(summed('views'), 'desc')
          .orderBy('article')
          .limit(most)
          .execute(),
      ),
    hoursOfArticles: (stretch) =>
      engine.read((queries) =>
        hoursIn(queries, stretch)
          .where('article', '!=', '')
          .select(['article', 'hour', 'views'])
          .execute(),
      ),
    parts: async (articles, { from, to }) => {
      const rows = await engine.read((queries) =>
        queries
          .selectFrom('view_parts')
          .where('article', 'in', articles)
          .where('hour', '>=', from)
          .where('hour', '<', to)
          .select(['article', 'part', 'key', summed('views').as('views')])
          .groupBy(['article', 'part', 'key'])
          .orderBy(summed('views'), 'desc')
          .orderBy('key')
          .execute(),
      );
      return rows.flatMap(({ part, ...row }) => {
        const known = figureParts.find((one) => one === part);
        return known ? [{ ...row, part: known }] : [];
      });
    },
    visitors: async (articles, day) => {
      const rows = await engine.read((queries) =>
        queries
          .selectFrom('visitor_days')
          .where('article', 'in', articles)
          .where('day', '=', day)
          .select(['article', 'visitors'])
          .execute(),
      );
      return new Map(rows.map(({ article, visitors }) => [article, visitors]));
    },
    bots: async (first, last) => {
      const rows = await engine.read((queries) =>
        queries
          .selectFrom('bot_days')
          .where('day', '>=', first)
          .where('day', '<=', last)
          .select(['rule', summed('views').as('views')])
          .groupBy('rule')
          .orderBy(summed('views'), 'desc')
          .orderBy('rule')
          .execute(),
      );
      return rows.flatMap(({ rule, views }) => {
        const known = botRules.find((one) => one === rule);
        return known ? [{ rule: known, views }] : [];
      });
    },
    viewsSince: async (minute) => {
      const row = await engine.read((queries) =>
        queries
          .selectFrom('view_minutes')
          .where('minute', '>', minute)
          .select(sql<number>`cast(coalesce(sum(views), 0) as bigint)`.as('views'))
          .executeTakeFirstOrThrow(),
      );
      return row.views;
    },
  };
}
