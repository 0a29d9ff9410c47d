import process from 'node:process';
import { startPostgres } from '../sql/postgres-server.ts';
import { makeTemplate, TEMPLATE } from './journey-database.ts';

/**
 * Starts PostgreSQL with a template database for all journeys; returns its teardown, for
 * Playwright.
 */
async function startJourneysPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const url = await server.createDatabase('newsroom');
  await makeTemplate({ url });
  process.env[TEMPLATE] = url;
  return server.stop;
}

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global setup
export default startJourneysPostgres;
