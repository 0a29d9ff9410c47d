import * as z from 'zod/mini';
import { articleCardSchema, leadPictureSchema, shownFields } from './article-card.ts';
import { contentBlockSchema } from './content-block.ts';

/** Number of articles listed beside an article, and below it. */
export const ARTICLE_LATEST = 5;
export const ARTICLE_MORE = 4;

/** An article as its page shows it. */
export const articlePageSchema = z.object({
  ...shownFields,
  /** The instant of the last change, where that came at least a minute after publication. */
  updatedAt: z.exactOptional(z.string()),
  /** At most 160 characters, for search engines. */
  description: z.string(),
  /** Description for shared links, at most 160 characters: the standfirst, or else the text. */
  shareDescription: z.string(),
  /** Without a `src` when no image block has one: placeholder art takes its place. */
  leadPicture: leadPictureSchema,
  /** The blocks after the lead picture was taken out; only the beginning when `isCut`. */
  content: z.array(contentBlockSchema),
  /** True when the rest is kept from this reader because the article is premium. */
  isCut: z.boolean(),
  /** The newest articles of the newsroom, without this one. */
  latest: z.array(articleCardSchema),
  /** More of the same category, without this one. */
  more: z.array(articleCardSchema),
});

export type ArticlePage = z.infer<typeof articlePageSchema>;
