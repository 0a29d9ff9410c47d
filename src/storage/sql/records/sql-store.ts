import type { CollectionName } from '#core/collections.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import type { Clock, Store } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import type { News } from '../engine/news.ts';
import type { Editions } from '../schema/derivations.ts';
import type { Queries } from '../schema/tables.ts';
import type { ArticleIndex } from '../search/article-index.ts';
import { createDeferredIndex } from '../search/deferred-index.ts';
import { createFreeIds } from './free-ids.ts';
import type { FollowedReads } from './page-reads.ts';
import { createRecordChange, type RecordChange } from './record-change.ts';
import { createRecordView } from './record-view.ts';
import type { createSamples } from './samples.ts';
import { createStandingCopies } from './standing-copies.ts';
import { createTouches } from './touches.ts';
import { raiseVersions } from './versions.ts';

interface Sources {
  engine: Engine;
  index: ArticleIndex;
  samples: ReturnType<typeof createSamples>;
  /** The latest known version of a collection; `undefined` while notices can't arrive. */
  knownVersion: (name: CollectionName) => number | undefined;
  onTouched: OnTouched;
  /** Announces the news of a change by this process before its commit, and ends that afterwards. */
  expectOwn: (news: News) => void;
  forgetOwn: (news: News) => void;
  /** Reports a change by this process, after earlier ones by others. */
  learnOwn: (news: News) => Promise<void>;
  pageReads: FollowedReads;
  clock: Clock;
  editions: Editions;
  report: (message: string) => void;
}

/** The `Store` over SQL tables. */
export function createSqlStore(sources: Sources) {
  const { engine, index, samples, pageReads, clock, editions, report } = sources;
  const viewOf = (queries: Queries) => createRecordView({ queries, engine, index, report });

  /** Runs one transaction: the work, the raised versions, the notice to other processes. */
  async function change<Value>(
    work: (change: RecordChange, queries: Queries) => Promise<Value>,
  ): Promise<Value> {
    let news: News = new Map();
    const run = async (queries: Queries): Promise<Value> => {
      // A transaction that failed before.
      sources.forgetOwn(news);
      const touches = createTouches();
      const view = viewOf(queries);
      const ids = createFreeIds(queries, clock);
      const records = createRecordChange({
        queries,
        view,
        index: createDeferredIndex(queries, index),
        clock,
        touches,
        ids,
        editions,
      });
      const value = await work(records, queries);
      await records.writeIndex();
      const versions = await raiseVersions(queries, touches.names(), ids.last);
      news = new Map(
        [...versions].map(([name, version]) => [name, { version, touches: touches.of(name) }]),
      );
      if (news.size > 0) await engine.announce(queries, news);
      sources.expectOwn(news);
      return value;
    };
    try {
      const value = await engine.change(run);
      pageReads.forgetRows();
      await sources.learnOwn(news);
      return value;
    } finally {
      sources.forgetOwn(news);
    }
  }

  const store: Store = {
    standing: createStandingCopies({
      engine,
      viewOf,
      knownVersion: sources.knownVersion,
      noteRead: pageReads.noteWhole,
    }),
    read: (work) => {
      const reading = pageReads.followed(work);
      return engine.read((queries) => reading(viewOf(queries)));
    },
    change: (work) => change(work),
    subscribe: (listener) => sources.onTouched((touched) => listener([...touched.keys()])),
  };
  return { store, fillWithSamples: () => change(samples.fill) };
}
