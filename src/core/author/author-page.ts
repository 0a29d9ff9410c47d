import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { sectionInks } from '../category/section-ink.ts';

/** Number of articles on a page of an author. */
export const AUTHOR_PAGE_SIZE = 20;

/** An author as the list of all authors shows them. */
const listedAuthorSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  role: z.string(),
});

export type ListedAuthor = z.infer<typeof listedAuthorSchema>;

export const listedAuthorsSchema = z.array(listedAuthorSchema);

/** An author's page. */
export const authorPageSchema = z.object({
  author: z.extend(listedAuthorSchema, {
    biography: z.string(),
    picture: z.exactOptional(z.object({ src: z.string(), alt: z.string() })),
    links: z.array(z.object({ label: z.string(), address: z.string() })),
    ink: z.enum(sectionInks),
  }),
  articles: z.array(articleCardSchema),
  /** Page number, from 1; the last one where a page past the end was asked for. */
  page: z.int(),
  pages: z.int(),
  /** Number of articles on all pages. */
  total: z.int(),
});

export type AuthorPage = z.infer<typeof authorPageSchema>;
