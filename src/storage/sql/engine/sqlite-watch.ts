import type { DatabaseSync } from 'node:sqlite';
import type { Watch } from './engine.ts';
import { type News, newsOf, newsOfVersions } from './news.ts';

/** Interval at which changes by other processes are polled for listeners, in milliseconds. */
const POLL = 250;

/** Minimum interval between version reads, in milliseconds: one costs as much as sending a cached page. */
const LOOK_INTERVAL = 10;

/** Detects changes by other processes: `data_version` changes with their commits. */
export function watchSqlite(sqlite: DatabaseSync, learn: (news: News) => void) {
  const dataVersion = sqlite.prepare('PRAGMA data_version');
  const selectVersions = sqlite.prepare('SELECT collection, version FROM changes');
  const selectNews = sqlite.prepare(
    'SELECT number, news FROM change_news WHERE number > ? ORDER BY number',
  );
  let lastNumber = 0;
  let seen: unknown;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function learnAll(): void {
    // Versions first: the news read after them covers all of these versions.
    const versions = newsOfVersions(
      selectVersions.all().map(({ collection, version }) => ({ collection, version })),
    );
    for (const { number, news } of selectNews.all(lastNumber)) {
      lastNumber = Number(number);
      learn(newsOf(String(news)));
    }
    learn(versions);
  }

  function look(): boolean {
    const now = performance.now();
    if (now - lookedAt < LOOK_INTERVAL) return true;
    lookedAt = now;
    const current = dataVersion.get()?.data_version;
    if (current !== seen) {
      seen = current;
      learnAll();
    }
    return true;
  }

  const watch: Watch = {
    look,
    catchUp: learnAll,
    setListening: (isListening) => {
      clearInterval(timer);
      timer = isListening ? setInterval(look, POLL).unref() : undefined;
    },
  };
  return { watch, stop: () => clearInterval(timer) };
}
