import { openReader, type SqliteConnection } from './sqlite-connection.ts';

/** Most simultaneous reads; others wait. SQLite runs one statement at a time per thread anyway. */
const READERS = 8;

/** Connections for reads. Each open read has its own, and so its own snapshot. */
export function createReaders(file: string) {
  const all: SqliteConnection[] = [];
  const free: SqliteConnection[] = [];
  const waiting: ((reader: SqliteConnection) => void)[] = [];

  function take(): SqliteConnection | Promise<SqliteConnection> {
    const reader = free.pop();
    if (reader) return reader;
    if (all.length >= READERS) return new Promise((resolve) => waiting.push(resolve));
    const opened = openReader(file);
    all.push(opened);
    return opened;
  }

  function giveBack(reader: SqliteConnection): void {
    const next = waiting.shift();
    if (next) next(reader);
    else free.push(reader);
  }

  return {
    use: async <Value>(work: (reader: SqliteConnection) => Promise<Value>): Promise<Value> => {
      const reader = await take();
      try {
        reader.begin();
        reader.sqlite.exec('BEGIN');
        return await work(reader);
      } finally {
        if (reader.sqlite.isTransaction) reader.sqlite.exec('ROLLBACK');
        giveBack(reader);
      }
    },
    close: (): void => {
      for (const { sqlite } of all) sqlite.close();
    },
  };
}
