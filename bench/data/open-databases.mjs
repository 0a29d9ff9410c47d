import { fillDatabase } from './fill-database.mjs';
import { copyOfDatabase } from './prepared-database.mjs';

/**
 * Databases of generated articles for one run: copies of the SQLite files that are kept, or those of
 * a PostgreSQL that is started for it.
 * @param {{ isPostgres: boolean, folder: string }} options `folder`: of the run's own
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
    /** Environment of a server for the database with so many articles. @param {number} articles */
    with: async (articles) => {
      const known = made.get(articles) ?? (await make(articles));
      made.set(articles, known);
      return known;
    },
    close: async () => postgres?.stop(),
  };
}

/** Waits for the disk, as a newspaper's own would. */
async function startPostgres() {
  const { startPostgres: start } = await import('../../tests/support/sql/postgres-server.ts');
  return start({ isDurable: true });
}
