import type { CollectionName } from '#core/collections.ts';
import type { Clock, Store } from '#core/ports.ts';
import type { ArticleIndex } from './article-index.ts';
import type { Engine } from './engine.ts';
import type { createNotices } from './notices.ts';
import { createRecordChange, type RecordChange } from './record-change.ts';
import { createRecordView } from './record-view.ts';
import type { createSamples } from './samples.ts';
import { createStandingCopies } from './standing-copies.ts';
import type { Queries } from './tables.ts';
import { raiseVersions } from './versions.ts';

interface Sources {
  engine: Engine;
  index: ArticleIndex;
  samples: ReturnType<typeof createSamples>;
  notices: ReturnType<typeof createNotices>;
  /** The collection's version as far as it was heard of; `undefined` while nothing can be heard. */
  knownVersion: (name: CollectionName) => number | undefined;
  clock: Clock;
  report: (message: string) => void;
  onListening: (isListening: boolean) => void;
}

/** The `Store` over SQL tables. */
export function createSqlStore(sources: Sources) {
  const { engine, index, samples, notices, clock, report } = sources;
  const viewOf = (queries: Queries) => createRecordView({ queries, engine, report });

  /** One transaction: the work, what must follow from it, the news of it. */
  async function change<Value>(
    work: (change: RecordChange, queries: Queries) => Promise<Value>,
  ): Promise<Value> {
    const { value, versions } = await engine.change(async (queries) => {
      const touched = new Set<CollectionName>();
      const view = viewOf(queries);
      const touch = (name: CollectionName) => touched.add(name);
      const records = createRecordChange({ queries, view, index, clock, touch });
      const value = await work(records, queries);
      const versions = await raiseVersions(queries, touched);
      await engine.announce(queries, versions);
      return { value, versions };
    });
    notices.learn(versions);
    return value;
  }

  const store: Store = {
    standing: createStandingCopies({ engine, viewOf, knownVersion: sources.knownVersion }),
    read: (work) => engine.read((queries) => work(viewOf(queries))),
    change: (work) => change(work),
    subscribe: (listener) => {
      notices.listeners.add(listener);
      sources.onListening(true);
      return () => {
        notices.listeners.delete(listener);
        sources.onListening(notices.listeners.size > 0);
      };
    },
  };
  return { store, fillWithSamples: () => change(samples.fill) };
}
