import type { DatabaseSync } from 'node:sqlite';
import type { Versions, Watch } from './engine.ts';

/** Interval at which listeners are told of changes by other processes, in milliseconds. */
const POLL = 250;

/** Minimum milliseconds between version reads: one costs as much as sending a cached page. */
const NO_NEWS = 10;

/** Notices changes by other processes: SQLite counts them for each connection. */
export function watchSqlite(sqlite: DatabaseSync, learn: (versions: Versions) => void) {
  const dataVersion = sqlite.prepare('PRAGMA data_version');
  const select = sqlite.prepare('SELECT collection, version FROM changes');
  let seen: unknown;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function look(): boolean {
    const now = performance.now();
    if (now - lookedAt < NO_NEWS) return true;
    lookedAt = now;
    const current = dataVersion.get()?.data_version;
    if (current !== seen) {
      seen = current;
      learn(new Map(select.all().map((row) => [String(row.collection), Number(row.version)])));
    }
    return true;
  }

  const watch: Watch = {
    look,
    setListening: (isListening) => {
      clearInterval(timer);
      timer = isListening ? setInterval(look, POLL).unref() : undefined;
    },
  };
  return { watch, stop: () => clearInterval(timer) };
}
