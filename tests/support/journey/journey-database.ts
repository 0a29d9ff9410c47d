import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { once } from '#core/once.ts';
import { openDatabase } from '#storage/sql/open-database.ts';

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
 * Stores a new newsroom at an address, with the samples and the site key, so that servers on its copies start
 * faster and share the values that are computed from the key.
 */
export async function makeTemplate(address: JourneyDatabase['address']): Promise<void> {
  const database = await openDatabase({
    ...address,
    clock: { now: () => new Date() },
    hasSamples: true,
    report: console.error,
  });
  await database.siteSecrets.siteKey();
  await database.close();
}

/** Bytes of a SQLite file with a new newsroom, which the journeys of this worker copy. */
const sqliteTemplate = once(async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-template-'));
  const file = join(folder, 'daybreak.sqlite');
  await makeTemplate({ file });
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
});

/** Creates a database without any table. */
async function emptyDatabase(folder: string): Promise<JourneyDatabase> {
  const template = process.env[TEMPLATE];
  if (template) return copyOf(new URL('/template0', template));
  return { env: {}, address: { file: join(folder, 'daybreak.sqlite') }, remove: async () => {} };
}

/**
 * Creates a database, empty or with a new newsroom: a copy of the PostgreSQL template if there is one, otherwise of the SQLite
 * one, in the folder.
 */
export async function newJourneyDatabase(
  folder: string,
  { isEmpty }: { isEmpty: boolean },
): Promise<JourneyDatabase> {
  if (isEmpty) return emptyDatabase(folder);
  const template = process.env[TEMPLATE];
  if (template) return copyOf(new URL(template));
  const file = join(folder, 'daybreak.sqlite');
  writeFileSync(file, await sqliteTemplate());
  return { env: {}, address: { file }, remove: async () => {} };
}
