import * as z from 'zod/mini';
import { storedOptionalText, storedText } from '../../text/stored.ts';
import { articleMarks } from '../article-marks.ts';

/** Filters of the desk that are chosen from values. */
export const deskChoices = {
  /** `mine`: articles of this account alone. */
  whose: z._default(z.enum(['mine', 'all']), 'all'),
  /** Slug of a category, or `NO_CATEGORY`. */
  category: z.optional(z.string()),
  /** Id of an author. */
  author: z.optional(z.string()),
  /** Id of a tag. */
  tag: z.optional(z.string()),
  mark: z.optional(z.enum(articleMarks)),
  /** Drafts that are due by then, on the calendar of the site's time zone; `late`: by now. */
  due: z.optional(z.enum(['late', 'today', 'tomorrow', 'week'])),
};

/**
 * The desk's filters in addresses and saved views, where a value that is unknown, or none any more, counts as absent. A
 * `period` is any text here, since the collections are in the bundle of readers; one that is none admits all days that are known.
 */
export const storedDeskFilterFields = {
  q: storedText(),
  whose: z.catch(deskChoices.whose, 'all'),
  category: storedOptionalText(),
  author: storedOptionalText(),
  tag: storedOptionalText(),
  mark: z.catch(deskChoices.mark, undefined),
  period: storedOptionalText(),
  due: z.catch(deskChoices.due, undefined),
};
