import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { defineCollection } from '../../collection.ts';
import { recordFields, storedText } from '../../text/stored.ts';
import { articlePageSchema } from '../article-page.ts';

/** An article behind a preview link. */
export const previewPageSchema = z.object({
  article: articlePageSchema,
  /** Instant of the link's end. */
  until: z.string(),
  /** Instant of the end of an embargo that is in force. */
  embargoedUntil: z.exactOptional(z.string()),
  /** True if the link shows the newest words. */
  isNewest: z.boolean(),
  /** True if readers have the article. */
  isPublic: z.boolean(),
});

export type PreviewPage = z.infer<typeof previewPageSchema>;

/** Days for which a preview link leads to its article. */
export const PREVIEW_DAYS = 7;

/** Most preview links of one article that are valid at the same time. */
export const MOST_PREVIEW_LINKS = 20;

/** A link by which somebody without an account reads an article before it is published. Its token is not stored. */
export const previewLinkSchema = z.looseObject({
  ...recordFields,
  /** Id of the article. */
  article: storedText(),
  /** Whom it is for, in the words of its maker. */
  label: storedText(),
  /** Instant of its creation. */
  at: storedText(),
  by: loggedActorSchema,
  /** Instant of its end. */
  until: storedText(),
  /** The article as it was then; absent where the link shows the newest words. */
  frozen: z.catch(z.optional(z.looseObject({})), undefined),
});

export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** A preview link in lists. */
export const listedPreviewLinkSchema = z.object({
  id: z.string(),
  label: z.string(),
  at: z.string(),
  by: z.exactOptional(loggedActorSchema),
  until: z.string(),
  /** True if it shows the newest words. */
  isNewest: z.boolean(),
});

export type ListedPreviewLink = z.infer<typeof listedPreviewLinkSchema>;

export const listedPreviewLink = (link: PreviewLink): ListedPreviewLink => ({
  id: link.id,
  label: link.label,
  at: link.at,
  ...(link.by ? { by: link.by } : {}),
  until: link.until,
  isNewest: link.frozen === undefined,
});

/** True while a link leads to its article. */
export const isValid = ({ until }: Pick<PreviewLink, 'until'>, now: Date): boolean =>
  Date.parse(until) > now.getTime();

export const previewLinkCollection = defineCollection({
  schema: previewLinkSchema,
  idPrefix: 'preview-link',
  labelField: 'label',
  insertAt: 'first',
  expiry: { sort: 'time', days: PREVIEW_DAYS + 1 },
  seenBy: 'owner',
  // Their tokens are no part of an archive.
  isArchived: false,
  filters: {
    article: (link: PreviewLink) => link.article,
  },
  sorts: { time: (link: PreviewLink) => link.at },
  row: ({ frozen: _, ...row }: PreviewLink) => row,
  searchedText: ({ label }) => label,
});
