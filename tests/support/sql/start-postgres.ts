import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL that the tests may use; none where it could not be started. */
    postgres: string | undefined;
  }
}

let server: PostgresServer | undefined;

/** One PostgreSQL for a whole run of the tests. */
export async function setup(project: TestProject): Promise<void> {
  try {
    server = await startPostgres();
    project.provide('postgres', server.url('postgres'));
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    project.provide('postgres', undefined);
    console.warn(
      '\n!!! PostgreSQL could not be started: nothing that is kept in PostgreSQL was tested.\n' +
        `!!! ${String(error)}\n`,
    );
  }
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
