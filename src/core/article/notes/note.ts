import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { defineCollection } from '../../collection.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalText,
  storedText,
} from '../../text/stored.ts';

/** Longest passage that a note quotes, in characters. */
export const LONGEST_QUOTE = 300;

/** Most notes of an article, and most answers to a note. */
export const MOST_NOTES = 500;
export const MOST_ANSWERS = 100;

/** An answer to a note. */
const answerSchema = z.looseObject({
  text: storedText(),
  at: storedText(),
  by: loggedActorSchema,
});

/** A note of staff to an article or to a passage of it. Readers never see it. */
export const noteSchema = z.looseObject({
  ...recordFields,
  /** Id of the article. */
  article: storedText(),
  /** Id of the block that holds the passage; absent for a note to the whole. */
  blockId: storedOptionalText(),
  /** Words of the passage, by which it is found again. */
  quote: storedOptionalText(),
  text: storedText(),
  at: storedText(),
  by: loggedActorSchema,
  answers: storedList(answerSchema),
  /** Instant at which it was resolved; absent while it is open. */
  resolvedAt: storedInstant(),
});

export type Note = z.infer<typeof noteSchema>;

export const noteCollection = defineCollection({
  schema: noteSchema,
  idPrefix: 'note',
  labelField: 'text',
  insertAt: 'last',
  seenBy: 'owner',
  isArchived: true,
  filters: {
    article: (note: Note) => note.article,
  },
  keys: {
    /** `open` for notes that are not resolved. */
    state: ({ resolvedAt }: Note) => (resolvedAt === undefined ? ['open'] : []),
  },
  sorts: {},
  searchedText: ({ text, quote }) => `${text} ${quote ?? ''}`,
});
