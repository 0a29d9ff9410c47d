import * as z from 'zod/mini';
import { shownFields } from '../article-card.ts';
import { versionWordsSchema } from './published-version.ts';

/** Id of the version that readers have now. */
export const NEWEST_VERSION = 'newest';

/** A published version without its words. */
export const listedVersionSchema = z.object({
  id: z.string(),
  at: z.exactOptional(z.string()),
  /** The correction that it was published with. */
  correction: z.exactOptional(z.string()),
  isFirst: z.boolean(),
  /** Why it is withheld from readers. */
  withheld: z.exactOptional(z.string()),
});

export type ListedVersion = z.infer<typeof listedVersionSchema>;

/** A version with its words. */
const shownVersionSchema = z.object({ id: z.string(), words: versionWordsSchema });

export type ShownVersion = z.infer<typeof shownVersionSchema>;

export const versionsPageSchema = z.object({
  article: z.object({
    id: shownFields.id,
    slug: shownFields.slug,
    title: shownFields.title,
    category: shownFields.category,
  }),
  /** The published versions of the article, newest first; the first one is that which readers have now. */
  versions: z.array(listedVersionSchema),
  /** The two that are compared; absent where there are no two, or one of them is withheld. */
  compared: z.exactOptional(z.object({ before: shownVersionSchema, after: shownVersionSchema })),
  /** The earlier version that is read alone; absent if none is asked for, or it is withheld. */
  shown: z.exactOptional(shownVersionSchema),
  /** True if only the beginnings are shown, because the rest of a premium article is withheld from this reader. */
  isCut: z.boolean(),
});

export type VersionsPage = z.infer<typeof versionsPageSchema>;
