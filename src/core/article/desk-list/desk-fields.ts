import * as z from 'zod/mini';
import { rule } from '../../errors.ts';
import { isPeriod } from './desk-period.ts';
import { deskChoices, type storedDeskFilterFields } from './stored-desk-filter.ts';

/** Stands for the category of articles that have none, or one that no longer exists. */
export const NO_CATEGORY = '-';

/** Orders of the desk's list, beside those of its tabs. */
export const deskSorts = ['title', 'category', 'author', 'published', 'saved', 'due'] as const;

/** Filters of the desk, the same in all of its tabs. */
export const deskFilterFields = {
  /** Searched words, in titles, bylines, categories, tags and texts. */
  q: z._default(z.string(), ''),
  ...deskChoices,
  /** Slug of a category, or `NO_CATEGORY`. */
  category: z.optional(z.string()),
  /** Id of an author. */
  author: z.optional(z.string()),
  /** Id of a tag. */
  tag: z.optional(z.string()),
  /** When publications were published, and drafts were changed; see `isPeriod`. */
  period: z.optional(z.string().check(z.refine(isPeriod, rule('period-unknown')))),
} satisfies Record<keyof typeof storedDeskFilterFields, unknown>;

/** Filters whose values have lists of their own, which count the articles of each. */
export const countedBy = ['category', 'author', 'tag'] as const;

export type CountedBy = (typeof countedBy)[number];

export const deskFilterSchema = z.object(deskFilterFields);

export type DeskFilter = z.output<typeof deskFilterSchema>;
