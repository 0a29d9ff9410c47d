import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The address of a database that nothing was ever done with, on the PostgreSQL of this run. */
export async function newPostgresDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgres'));
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  url.pathname = name;
  return url.href;
}
