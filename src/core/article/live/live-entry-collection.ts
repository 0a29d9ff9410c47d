import { defineCollection } from '../../collection.ts';
import { type LiveEntry, liveEntrySchema, textIn } from './live-entry.ts';

export const liveEntryCollection = defineCollection({
  schema: liveEntrySchema,
  idPrefix: 'live-entry',
  labelField: 'heading',
  insertAt: 'first',
  listedBy: 'at',
  isArchived: true,
  isPublic: true,
  filters: {
    article: (entry: LiveEntry) => entry.article,
  },
  keys: {
    /** Id of the article above whose entries it is pinned. */
    pinned: ({ isPinned, article }: LiveEntry) => (isPinned ? [article] : []),
    /** Id of the article among whose key points it is. */
    keyPoint: ({ isKeyPoint, article }: LiveEntry) => (isKeyPoint ? [article] : []),
  },
  sorts: {},
  numbers: {
    /** Milliseconds since 1970; 0 if unknown. */
    at: (entry: LiveEntry) => Date.parse(entry.at ?? '') || 0,
  },
  searchedText: ({ heading, content }) => `${heading ?? ''} ${textIn(content)}`,
});
