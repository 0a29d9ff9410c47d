import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin, SqliteDatabase, SqliteStatement } from 'kysely';

/** Most prepared statements that a connection keeps. */
const PREPARED = 200;

/**
 * Milliseconds of statements after which a connection lets the event loop turn. A save of a long article runs twenty
 * statements of 5 to 20 ms each, between which readers get their pages.
 */
const BREAK_AFTER = 5;

interface Breaks {
  /** Runs a statement and counts its time. */
  timed: <Value>(run: () => Value) => Value;
  /** Waits for a turn of the event loop after a statement, if one is due. */
  plugin: KyselyPlugin;
}

export function createBreaks(): Breaks {
  let busy = 0;
  return {
    timed: (run) => {
      const started = performance.now();
      try {
        return run();
      } finally {
        busy += performance.now() - started;
      }
    },
    plugin: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (busy > BREAK_AFTER) {
          busy = 0;
          await setImmediate();
        }
        return result;
      },
    },
  };
}

function statementOf(statement: StatementSync, { timed }: Breaks): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => timed(() => statement.all(...values(parameters))),
    run: (parameters) => timed(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** `node:sqlite` behind the interface of Kysely's dialect, each statement prepared once. */
export function kyselyDatabase(database: DatabaseSync, breaks: Breaks): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size >= PREPARED) prepared.clear();
      const statement = statementOf(database.prepare(text), breaks);
      prepared.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}
