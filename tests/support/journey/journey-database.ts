import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** Database of one journey on the server edition. */
export interface JourneyDatabase {
  /** Environment variables for the server. */
  env: Record<string, string>;
  /** Address for `openDatabase`. */
  address: { file: string } | { url: string };
  remove: () => Promise<void>;
}

/**
 * Environment variable with the address of the template database, which each journey on PostgreSQL
 * copies.
 */
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
  // Faster than the default strategy, which logs every page for crash recovery.
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

/**
 * Creates a database: a copy of the PostgreSQL template if there is one, otherwise SQLite in the
 * folder.
 */
export async function newJourneyDatabase(folder: string): Promise<JourneyDatabase> {
  const template = process.env[TEMPLATE];
  if (template) return copyOf(new URL(template));
  return { env: {}, address: { file: join(folder, 'daybreak.sqlite') }, remove: async () => {} };
}
