import * as z from 'zod/mini';
import { defineCollection } from '../../collection.ts';
import { clip } from '../../text/clip.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalText,
  storedSwitch,
  storedText,
} from '../../text/stored.ts';
import { type ContentBlock, contentBlockSchema, wordsOf } from '../content-block.ts';

/** Entries on one page of a live blog. */
export const LIVE_PAGE_SIZE = 20;

/** Most key points and pinned entries that readers see, the newest first. */
export const SHOWN_KEY_POINTS = 5;
export const SHOWN_PINNED = 3;

/** Longest text of a key point, in characters: three lines beside the entries. */
const KEY_POINT_LENGTH = 120;

/** A dated entry of a live blog. Its id is the anchor of its address. */
export const liveEntrySchema = z.looseObject({
  ...recordFields,
  /** Id of the article. */
  article: storedText(),
  /** Instant of its posting. */
  at: storedInstant(),
  /** Instant of its last change, if it was changed. */
  editedAt: storedInstant(),
  heading: storedOptionalText(),
  content: storedList(contentBlockSchema),
  /** Name of the account that posted it, if any. */
  by: storedOptionalText(),
  /** Account id of that account. */
  writerId: storedOptionalText(),
  /** True: above all others. */
  isPinned: storedSwitch(),
  /** True: among the key points. */
  isKeyPoint: storedSwitch(),
});

export type LiveEntry = z.infer<typeof liveEntrySchema>;

/** An entry as readers see it. */
export const shownEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  editedAt: z.exactOptional(z.string()),
  heading: z.exactOptional(z.string()),
  content: z.array(contentBlockSchema),
  by: z.exactOptional(z.string()),
  isKeyPoint: z.boolean(),
});

export type ShownEntry = z.infer<typeof shownEntrySchema>;

export const shownEntry = (entry: LiveEntry): ShownEntry => ({
  id: entry.id,
  at: entry.at ?? '',
  ...(entry.editedAt ? { editedAt: entry.editedAt } : {}),
  ...(entry.heading ? { heading: entry.heading } : {}),
  content: entry.content,
  ...(entry.by ? { by: entry.by } : {}),
  isKeyPoint: entry.isKeyPoint,
});

/** Returns the texts of blocks, one after another. */
export const textIn = (content: readonly ContentBlock[]): string =>
  wordsOf(content).join(' ').trim();

/** Returns the words of a key point: the heading of its entry, or else the beginning of its text. */
export const keyPointOf = ({ heading, content }: Pick<LiveEntry, 'heading' | 'content'>): string =>
  clip(heading || textIn(content), KEY_POINT_LENGTH);

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
