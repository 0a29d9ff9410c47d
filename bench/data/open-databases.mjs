import { fillDatabase } from './fill-database.mjs';
import { copyOfDatabase } from './prepared-database.mjs';

/**
 * Databases of generated articles for one run: copies of the cached SQLite files, or those of a
 * PostgreSQL started for the run.
 * @param {{ isPostgres: boolean, folder: string }} options `folder`: the run's own
 */
export async function openDatabases({ isPostgres, folder }) {
  /** @type {Map<number, Record<string, string>>} */
  const made = new Map();
  const postgres = isPostgres ? await startPostgres() : undefined;

  /** @param {number} articles @returns {Promise<Record<string, string>>} */
  async function make(articles) {
    if (!postgres) return { DATABASE_FILE: await copyOfDatabase(articles, folder) };
    const url = await postgres.createDatabase(`bench_${articles}`);
    console.error(`Making a database of ${articles} articles in PostgreSQL.`);
    await fillDatabase({ url }, articles);
    return { DATABASE_URL: url };
  }

  return {
    /**
     * Environment variables for the database with that many articles.
     * @param {number} articles
     */
    with: async (articles) => {
      const known = made.get(articles) ?? (await make(articles));
      made.set(articles, known);
      return known;
    },
    /** Id of PostgreSQL's first process. */
    pid: () => postgres?.pid() ?? 0,
    close: async () => postgres?.stop(),
  };
}

/** Starts PostgreSQL with fsync, as in production. */
async function startPostgres() {
  const { startPostgres: start } = await import('../../tests/support/sql/postgres-server.ts');
  return start({ isDurable: true });
}
