import type { Store } from '../journey/store.ts';
import { article } from './records.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-11-22T00:30:00.000Z');

const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();

export const liveEntryId = (number: number): string => `entry-${String(number).padStart(8, '0')}`;

/** An entry of the live blog, posted that many minutes after its beginning. */
export const liveEntry = (number: number, fields: object = {}) => ({
  ...{ id: liveEntryId(number), article: 'article-live', at: at(number) },
  ...{ heading: `Entry ${number}`, by: 'Leela Oomman' },
  content: [{ id: 'b1', type: 'paragraph', content: `What happened ${number}.` }],
  ...fields,
});

/** A live blog with two pages of entries, key points and a pinned entry. */
export const liveStore: Store = {
  articles: [
    article(1, {
      ...{ id: 'article-live', title: 'Cyclone crosses the coast', category: 'India' },
      publishedAt: new Date(start - HOUR).toISOString(),
    }),
  ],
  liveBlogs: [{ id: 'article-live', startedAt: at(0) }],
  liveEntries: Array.from({ length: 24 }, (_, index) => liveEntry(24 - index)).map(
    (entry, index) => ({
      ...entry,
      isPinned: index === 5,
      isKeyPoint: index % 10 === 2,
    }),
  ),
};
