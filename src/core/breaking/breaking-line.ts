import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { recordFields, storedText } from '../text/stored.ts';

export const BREAKING_LINE_ID = 'breaking-line';

/** Looks of the line: what has just happened, or what is reported and not yet confirmed in full. */
export const breakingLooks = ['breaking', 'developing'] as const;

/** Longest text, in characters: two lines at 390 px. */
export const BREAKING_LENGTH = 120;

/** Longest and default lifetime, in hours. */
export const MOST_BREAKING_HOURS = 24;
export const BREAKING_HOURS = 3;

/** The line above the header of every page; at most one. */
export const breakingLineSchema = z.looseObject({
  ...recordFields,
  text: storedText(),
  /** Path or address that it leads to; empty for none. */
  link: storedText(),
  look: z.catch(z.enum(breakingLooks), 'breaking'),
  at: storedText(),
  /** Instant of its end, ISO 8601. */
  until: storedText(),
});

export type BreakingLine = z.infer<typeof breakingLineSchema>;

/** The line as readers see it. */
export const shownBreakingSchema = z.object({
  text: z.string(),
  link: z.string(),
  look: z.enum(breakingLooks),
  at: z.string(),
  until: z.string(),
});

export type ShownBreaking = z.infer<typeof shownBreakingSchema>;

export const breakingLineCollection = defineCollection({
  schema: breakingLineSchema,
  idPrefix: 'breaking-line',
  onlyId: BREAKING_LINE_ID,
  labelField: 'text',
  insertAt: 'last',
  // It is over when an archive is read.
  isArchived: false,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: {},
  searchedText: ({ text }) => text,
});
