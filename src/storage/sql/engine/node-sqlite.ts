import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { KyselyPlugin, SqliteDatabase, SqliteStatement } from 'kysely';
import { breakAfter, isLong } from './breaks.ts';

/** Most prepared statements that a connection keeps. */
const PREPARED = 200;

/** The time that a connection's statements block the thread. */
interface Breaks {
  /** Runs a statement and counts its time. */
  timed: <Value>(run: () => Value) => Value;
  /** Forgets the time counted so far: other work begins. */
  begin: () => void;
  /** Takes a break after a statement, if one is due. */
  plugin: KyselyPlugin;
}

/** @param now clock in milliseconds; default: the process's */
export function createBreaks(now = () => performance.now()): Breaks {
  let busy = 0;
  return {
    timed: (run) => {
      const started = now();
      try {
        return run();
      } finally {
        busy += now() - started;
      }
    },
    begin: () => {
      busy = 0;
    },
    plugin: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isLong(busy)) {
          const took = busy;
          busy = 0;
          await breakAfter(took);
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
