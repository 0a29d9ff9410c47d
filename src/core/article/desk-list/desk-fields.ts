import * as z from 'zod/mini';
import { storedOptionalText, storedText } from '../../text/stored.ts';

/** Stands for the category of articles that have none, or one that no longer exists. */
export const NO_CATEGORY = '-';

/** Filters of the desk, the same in all of its tabs. */
export const deskFilterFields = {
  /** Searched words, in titles, bylines, categories, tags and texts. */
  q: z._default(z.string(), ''),
  /** `mine`: articles of this account alone. */
  whose: z._default(z.enum(['mine', 'all']), 'all'),
  /** Slug of a category, or `NO_CATEGORY`. */
  category: z.optional(z.string()),
  /** Drafts that are due by then, on the calendar of the site's time zone; `late`: by now. */
  due: z.optional(z.enum(['late', 'today', 'tomorrow', 'week'])),
};

export const deskFilterSchema = z.object(deskFilterFields);

/** The same filters in addresses and saved views, where a value that is unknown, or none any more, counts as absent. */
export const storedDeskFilterFields = {
  q: storedText(),
  whose: z.catch(deskFilterFields.whose, 'all'),
  category: storedOptionalText(),
  due: z.catch(deskFilterFields.due, undefined),
} satisfies Record<keyof typeof deskFilterFields, unknown>;

export type DeskFilter = z.output<typeof deskFilterSchema>;
