import { type KyselyPlugin, PostgresQueryCompiler, SqliteQueryCompiler, sql } from 'kysely';
import type { Engine } from '#storage/sql/engine/engine.ts';
import type { Queries } from '#storage/sql/schema/tables.ts';

/** A statement as sent to the database. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * An engine that records all statements of reads, except those that open and end transactions and
 * the read of SQLite's change counter.
 */
export function watchedEngine(engine: Engine) {
  const prepared = new WeakMap<object, Statement>();
  const made: Statement[] = [];
  const compiler =
    engine.kind === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler();
  const notes: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql: text, parameters } = compiler.compileQuery(node, queryId);
      prepared.set(queryId, { sql: text, parameters });
      return node;
    },
    // `transformQuery` also runs for parts of a statement; only whole statements have results.
    transformResult: async ({ result, queryId }) => {
      const statement = prepared.get(queryId);
      if (statement) made.push(statement);
      return result;
    },
  };
  return {
    engine: {
      ...engine,
      read: <Value>(work: (queries: Queries) => Promise<Value>) =>
        engine.read((queries) => work(queries.withPlugin(notes))),
    } satisfies Engine,
    /** Statements that `work` runs, in order. */
    statementsOf: async (work: () => Promise<unknown>): Promise<Statement[]> => {
      made.length = 0;
      await work();
      return [...made];
    },
  };
}

/** Statement with its values inlined and a prefix, for `EXPLAIN`. */
export const explained = <Row>(prefix: string, { sql: text, parameters }: Statement) => {
  const parts = text.split(/\$\d+|\?/);
  const pieces = parts.flatMap((part, at) =>
    at < parts.length - 1 ? [sql.raw(part), sql.val(parameters[at])] : [sql.raw(part)],
  );
  return sql<Row>`${sql.raw(prefix)} ${sql.join(pieces, sql.raw(''))}`;
};
