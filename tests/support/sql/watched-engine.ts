import { type KyselyPlugin, PostgresQueryCompiler, SqliteQueryCompiler, sql } from 'kysely';
import type { Engine } from '#storage/sql/engine/engine.ts';
import type { Queries } from '#storage/sql/schema/tables.ts';

/** A statement as a database got it. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * An engine that notes every statement of reads. Those that open and end transactions are not
 * among them, nor is the read of SQLite's own change counter.
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
    // Parts of a statement are transformed, too; only the whole has a result.
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
    /** The statements that the work makes, in order. */
    statementsOf: async (work: () => Promise<unknown>): Promise<Statement[]> => {
      made.length = 0;
      await work();
      return [...made];
    },
  };
}

/** A statement with its values in place, as an `EXPLAIN` takes it. */
export const explained = <Row>(prefix: string, { sql: text, parameters }: Statement) => {
  const parts = text.split(/\$\d+|\?/);
  const pieces = parts.flatMap((part, at) =>
    at < parts.length - 1 ? [sql.raw(part), sql.val(parameters[at])] : [sql.raw(part)],
  );
  return sql<Row>`${sql.raw(prefix)} ${sql.join(pieces, sql.raw(''))}`;
};
