import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Creates an empty database on the test run's PostgreSQL; returns its address. */
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
