import * as z from 'zod/mini';
import { rule } from '../../errors.ts';
import { deskChoices, type storedDeskFilterFields } from './desk-choices.ts';
import { isPeriod } from './desk-period.ts';

/** Stands for the category of articles that have none, or one that no longer exists. */
export const NO_CATEGORY = '-';

/** Orders of the desk's list, beside those of its tabs. */
export const deskSorts = ['title', 'category', 'author', 'published', 'saved', 'due'] as const;

/** Filters of the desk, the same in all of its tabs. */
export const deskFilterFields = {
  /** Searched words, in titles, bylines, categories, tags and texts. */
  q: z._default(z.string(), ''),
  ...deskChoices,
  /** When publications were published, and drafts were changed; see `isPeriod`. */
  period: z.optional(z.string().check(z.refine(isPeriod, rule('period-unknown')))),
} satisfies Record<keyof typeof storedDeskFilterFields, unknown>;

/** Filters by records that have a list in the back office. Those lists count the articles of each record. */
export const countedBy = ['category', 'author', 'tag'] as const;

export type CountedBy = (typeof countedBy)[number];

export const deskFilterSchema = z.object(deskFilterFields);

export type DeskFilter = z.output<typeof deskFilterSchema>;
