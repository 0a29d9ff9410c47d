import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { sectionInks } from '../category/section-ink.ts';

/** Number of articles on a page of a tag. */
export const TAG_PAGE_SIZE = 20;

/** Most tags in the list of all tags. */
export const MOST_LISTED_TAGS = 1_000;

/** A tag as articles and the list of all tags show it. */
export const listedTagSchema = z.object({ id: z.string(), name: z.string(), slug: z.string() });

export type ListedTag = z.infer<typeof listedTagSchema>;

export const listedTag = ({ id, name, slug }: ListedTag): ListedTag => ({ id, name, slug });

/** A tag's page. */
export const tagPageSchema = z.object({
  tag: z.extend(listedTagSchema, {
    description: z.string(),
    picture: z.exactOptional(z.object({ src: z.string(), alt: z.string() })),
    ink: z.enum(sectionInks),
  }),
  articles: z.array(articleCardSchema),
  /** Page number, from 1; the last one where a page past the end was asked for. */
  page: z.int(),
  pages: z.int(),
  /** Number of articles on all pages. */
  total: z.int(),
});

export type TagPage = z.infer<typeof tagPageSchema>;
