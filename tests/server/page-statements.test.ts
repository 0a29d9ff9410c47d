import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDirectClients } from '#api/direct-client.ts';
import { type ReaderCalls, readerEndpoints } from '#api/reader-endpoints.ts';
import type { SecondFactorCalls } from '#api/second-factor-endpoints.ts';
import { defaultCategories } from '#core/category/category.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { ListQuery, Store } from '#core/ports.ts';
import { entryRules } from '#core/second-factor/entry-rules.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createCookieSessions } from '#server/accounts/cookie-sessions.ts';
import { createRenderer } from '#server/render/render.tsx';
import { articleTitled, CASE_INSTANT, userNamed } from '#storage/contract/store-case.contract.ts';
import type { Database } from '#storage/sql/database.ts';
import type { Engine } from '#storage/sql/engine/engine.ts';
import { openDatabaseOn, openEngine } from '#storage/sql/open-database.ts';
import { pageBuild } from '../support/journey/page-build.ts';
import { createTestPorts, testClock } from '../support/newsroom/test-newsroom.ts';
import { publicPages } from '../support/records/public-pages.ts';
import { type SqlPlace, sqlEngines } from '../support/sql/sql-places.ts';
import { explained, type Statement, watchedEngine } from '../support/sql/watched-engine.ts';

/** Enough rows for planners to prefer an index, and for scans to be visible. */
const ARTICLES = 2_500;
const categories = defaultCategories().map(({ name }) => name);
const MINUTE = 60_000;

async function fill(store: Store): Promise<void> {
  await store.change(async (change) => {
    for (let at = 0; at < ARTICLES; at += 1) {
      const category = categories[at % categories.length];
      const title = `${at % 10 === 0 ? 'Viaduct' : 'Harbour'} number ${at}`;
      const publishedAt = new Date(CASE_INSTANT + at * MINUTE).toISOString();
      const src = at % 100 < 50 ? '/art/tech.svg' : `/art/${at}.svg`;
      await change.put('articles', {
        ...articleTitled(title, category, at % 50 === 0),
        content: [{ id: 'b', type: 'image' as const, src, alt: title }],
        publishedAt,
        id: `article-${1_000_000 + at}`,
        version: undefined,
      });
    }
  });
}

/** The site's pages over a database, as rendered for the session of a cookie. */
function openPages(database: Database) {
  const { store, search, sessions, secondFactors, accessPolicies } = database;
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const { ports } = createTestPorts({}, { store, search, edition: 'server' });
  const base = {
    sessions: createCookieSessions(sessions, {
      isHttps: false,
      clock: ports.clock,
      adminGeneration: ports.adminPassword.generation,
      findUser: (id) => store.read((view) => view.get('users', id)),
      entry: entryRules({ kept: secondFactors, policies: accessPolicies }),
    }),
    say: sayInEnglish,
    reportUnexpected: report,
  };
  const endpoints = readerEndpoints({ newsroom: createNewsroom(ports), ...base });
  const clientFor = createDirectClients<ReaderCalls & SecondFactorCalls>(endpoints, base);
  const { render } = createRenderer({ ...pageBuild, report });
  return async (path: string, cookie = '') => {
    const request = new Request(`http://127.0.0.1${path}`, { headers: { cookie } });
    const { value: answer } = await database.readAsPage(() =>
      render(request, { clientFor, siteKey: 'a key of tests' }),
    );
    expect(reported).toEqual([]);
    expect([200, 404]).toContain(answer.status);
    return answer.text();
  };
}

/** Pages that many articles fill, with a word that identifies each. */
const fullPages: { path: string; statements: number; shows: string }[] = [
  { path: '/', statements: 4, shows: 'number 2499' },
  { path: '/category/tech', statements: 2, shows: 'number 2493' },
  { path: '/category/tech?page=5', statements: 2, shows: 'number 1293' },
  { path: '/article/article-1000700', statements: 3, shows: 'number 700' },
  { path: '/search?q=viaduct', statements: 4, shows: '2490' },
  // One more, for the correction.
  { path: '/search?q=viadcut&page=3', statements: 5, shows: '2290' },
];

/** Pages that need no records. Those that need some are account pages. */
const pages = [
  ...fullPages,
  ...publicPages
    .filter(({ path, store }) => !store && fullPages.every((page) => page.path !== path))
    .map(({ path, statements }) => ({ path, statements, shows: '</html>' })),
];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** Parts of a query plan that read too many rows of articles. */
async function scansOf({ kind, read }: Engine, statement: Statement): Promise<string[]> {
  return read(async (queries) => {
    if (kind === 'sqlite') {
      const plan = explained<{ detail: string }>('explain query plan', statement);
      const { rows } = await plan.execute(queries);
      const lines = rows.map(({ detail }) => detail);
      // The newest articles: reads the index from its end, up to the limit.
      const isCut =
        /from "articles" order by "listed_at" desc, "listed_id" desc, "position" desc limit/;
      const newest = 'SCAN articles USING COVERING INDEX articles_listed_at';
      return lines.filter(
        (line) => /^SCAN articles\b/.test(line) && !(line === newest && isCut.test(statement.sql)),
      );
    }
    // PostgreSQL scans small tables despite an index; without one, it still scans.
    await sql`set local enable_seqscan = off`.execute(queries);
    const plan = explained<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      'explain (analyze, format json)',
      statement,
    );
    const { rows } = await plan.execute(queries);
    return rows
      .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
      .filter((node) => node['Relation Name'] === 'articles')
      .filter((node) => node['Node Type'] === 'Seq Scan' || rowsOf(node) > ARTICLES / 4)
      .map((node) => JSON.stringify(node));
  });
}

for (const { engine: name, newPlace } of sqlEngines) {
  describe(`pages from ${name}`, { timeout: 120_000 }, () => {
    let place: SqlPlace;
    let watched: ReturnType<typeof watchedEngine>;
    let database: Database;
    let show: ReturnType<typeof openPages>;

    beforeAll(async () => {
      place = await newPlace();
      watched = watchedEngine(await openEngine({ ...place.address, report: () => {} }));
      const options = { clock: testClock, hasSamples: true, report: () => {} };
      database = await openDatabaseOn(watched.engine, options);
      // Index builds and derivations in the background send statements, which would be counted.
      await database.whenSearchable();
      show = openPages(database);
    }, 120_000);
    afterAll(async () => {
      await database.close();
      await place.clear();
    }, 60_000);

    /** Number of statements that read something: settings of PostgreSQL's planner don't count. */
    const countOf = async (path: string, cookie?: string) => {
      const statements = await watched.statementsOf(() => show(path, cookie));
      return statements.filter((statement) => !statement.sql.includes('set_config')).length;
    };

    test('make few statements, the same number for thousands of articles as for none', async () => {
      await show('/');
      const few = await countOf('/');
      await fill(database.store);
      for (const { path, statements, shows } of pages) {
        expect(await show(path), path).toContain(shows);
        expect.soft(await countOf(path), path).toBeLessThanOrEqual(statements);
      }
      expect(await countOf('/')).toBe(few);
    });

    test('cost two more statements for a reader who is logged in, and an article a third', async () => {
      const { store, sessions } = database;
      const { id, premium } = await store.change(async (change) => {
        const user = await change.insert('users', userNamed('Asha'));
        const article = articleTitled('Kept back', 'Tech');
        const { id } = await change.insert('articles', { ...article, isPremium: true });
        return { id: user.id, premium: `/article/${id}` };
      });
      const session = { holderId: id, generation: '0', proofs: ['password'], device: '' };
      const cookie = `daybreak=${await sessions.create(session, 3600)}`;
      for (const path of [...fullPages.map((page) => page.path), premium]) {
        expect(await show(path, cookie), path).toContain(`data-reader="${id}"`);
        const more = path.startsWith('/article/') ? 3 : 2;
        expect(await countOf(path, cookie), path).toBeLessThanOrEqual((await countOf(path)) + more);
      }
    });

    test('never scan the articles', async () => {
      if (name === 'PostgreSQL') {
        await watched.engine.change((queries) =>
          watched.engine.runScript(queries, 'analyze articles; analyze article_search'),
        );
      }
      for (const { path } of pages) {
        for (const statement of await watched.statementsOf(() => show(path))) {
          expect(await scansOf(watched.engine, statement), statement.sql).toEqual([]);
        }
      }
    });

    test('continue lists by cursor without a scan', async () => {
      const { store } = database;
      const where = { category: 'tech' };
      const byTitle = { by: 'title' as const, isDescending: true };
      const far = await store.read(async (view) => {
        const [article] = await view.list('articles', { offset: ARTICLES - 400, limit: 1 });
        const id = article?.id ?? '';
        return {
          own: await view.placeOf('articles', id),
          byTitle: await view.placeOf('articles', id, byTitle),
        };
      });
      const queries: ListQuery<'articles'>[] = [
        { after: far.own ?? '', limit: 20 },
        { where, after: far.own ?? '', limit: 20 },
        { sort: byTitle, after: far.byTitle ?? '', limit: 20 },
        { where: { picture: '/art/tech.svg' }, after: far.own ?? '', limit: 20 },
        { where: { picture: { oneOf: ['/art/51.svg', '/art/60.svg'] } } },
      ];
      for (const query of queries) {
        const found: string[] = [];
        const statements = await watched.statementsOf(() =>
          store.read(async (view) => {
            for (const { id } of await view.list('articles', query)) found.push(id);
          }),
        );
        expect(statements).toHaveLength(1);
        expect(found.length, JSON.stringify(query)).toBeGreaterThan(0);
        for (const statement of statements) {
          expect(await scansOf(watched.engine, statement), statement.sql).toEqual([]);
        }
      }
    });

    test('show a change of shared data at once, and read it once', async () => {
      const { store } = database;
      await show('/');
      const settled = await countOf('/');
      await store.change((change) => change.insert('categories', { name: 'Tidewaters' }));
      expect(await show('/about-us')).toContain('Tidewaters');
      expect(await countOf('/')).toBe(settled);
    });
  });
}
