import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** Databases that journeys of the server edition have, each its own. */
export interface JourneyDatabase {
  /** Part of the server's environment that names it. */
  env: Record<string, string>;
  /** Address for `openDatabase`. */
  address: { file: string } | { url: string };
  remove: () => Promise<void>;
}

/** Variable with the address of the database that each journey on PostgreSQL gets a copy of. */
export const TEMPLATE = 'DAYBREAK_JOURNEYS_TEMPLATE';

async function run(server: URL, statement: string): Promise<void> {
  const client = new pg.Client(new URL('/postgres', server).href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function copyOf(template: URL): Promise<JourneyDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  // Copies files instead of logging each page: there is no crash that this must outlive.
  await run(
    template,
    `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
  );
  const url = new URL(`/${name}`, template).href;
  return {
    env: { DATABASE_URL: url },
    address: { url },
    remove: () => run(template, `drop database ${name} with (force)`),
  };
}

/** A new database: a copy of the run's template on PostgreSQL where there is one, else SQLite in the folder. */
export async function newJourneyDatabase(folder: string): Promise<JourneyDatabase> {
  const template = process.env[TEMPLATE];
  if (template) return copyOf(new URL(template));
  return { env: {}, address: { file: join(folder, 'daybreak.sqlite') }, remove: async () => {} };
}
