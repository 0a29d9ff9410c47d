import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Most prepared statements that a connection keeps. */
const PREPARED = 200;

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** `node:sqlite` behind the interface of Kysely's dialect, each statement prepared once. */
export function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size >= PREPARED) prepared.clear();
      const statement = statementOf(database.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}
