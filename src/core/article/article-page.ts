import * as z from 'zod/mini';
import { listedTagSchema } from '../tag/tag-page.ts';
import type { Article } from './article.ts';
import {
  articleCardSchema,
  categoryLink,
  categoryLinkSchema,
  leadPictureSchema,
  shownFields,
} from './article-card.ts';
import { contentBlockSchema } from './content-block.ts';
import { correctionSchema } from './corrections/correction.ts';
import { type HeadTextName, headTextsOf } from './head-texts.ts';
import { livePageSchema } from './live/live-page.ts';
import { shownBylineSchema } from './shown-bylines.ts';

/** Number of articles listed beside an article (`latest`), and below it (`more`). */
export const ARTICLE_LATEST = 5;
export const ARTICLE_MORE = 4;

/** Most tags that an article shows. */
export const SHOWN_TAGS = 12;

/** An article as its page shows it. */
export const articlePageSchema = z.object({
  ...shownFields,
  /** The category that its own one belongs to. */
  parentCategory: z.exactOptional(categoryLinkSchema),
  /** The names above it, with their authors' pages; empty where `author` is all there is to show. */
  bylines: z.array(shownBylineSchema),
  /** Its tags, at most `SHOWN_TAGS`. */
  tags: z.array(listedTagSchema),
  /** Instant of the last change, if at least a minute after publication. */
  updatedAt: z.exactOptional(z.string()),
  /** Its corrections, newest first. */
  corrections: z.exactOptional(z.array(correctionSchema)),
  /** True if it had other words before, which readers can compare. */
  hasVersions: z.boolean(),
  /** At most 160 characters, for search engines. */
  description: z.string(),
  /** Title for search engines, where it differs. */
  searchTitle: z.exactOptional(z.string()),
  /** Title and picture for shared links, where they differ. */
  shareTitle: z.exactOptional(z.string()),
  sharePicture: z.exactOptional(z.string()),
  /** Description for shared links, at most 160 characters. */
  shareDescription: z.string(),
  leadPicture: leadPictureSchema,
  /** The blocks without the lead picture; only the beginning if `isCut`. */
  content: z.array(contentBlockSchema),
  /** Cards of the articles that blocks of the content refer to, if they are published. */
  related: z.array(articleCardSchema),
  /** Its live blog, if it is one; absent where `isCut`. */
  live: z.exactOptional(livePageSchema),
  /** True if the rest of a premium article is withheld from this reader. */
  isCut: z.boolean(),
  /** The newest articles that share a tag with it, then those of its section that share words, at most `ARTICLE_MORE`. */
  moreOnThis: z.array(articleCardSchema),
  /** Articles that were read most in the last 24 hours, without it. */
  mostRead: z.array(articleCardSchema),
  /** Minutes that it takes to read, at least 1. */
  minutes: z.int(),
  /** True if it was published more than a year ago. */
  isOld: z.boolean(),
  /** The newest articles, without this one. */
  latest: z.array(articleCardSchema),
  /** The newest articles of the same category, without this one. */
  more: z.array(articleCardSchema),
});

export type ArticlePage = z.infer<typeof articlePageSchema>;

/** Headline, category and short texts of an article. */
export type ArticleHead = Pick<ArticlePage, 'title' | 'category' | HeadTextName>;

/** Returns the head of an article, for its page and for the preview in the editor. */
export const articleHead = (article: Article): ArticleHead => ({
  title: article.title,
  category: categoryLink(article.category),
  ...headTextsOf(article),
});
