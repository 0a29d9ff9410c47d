import * as z from 'zod/mini';
import { clip } from '../text/cut-text.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalText,
  storedSwitch,
  storedText,
} from '../text/stored.ts';
import type { ImageBlock } from './blocks/image.ts';
import { type ContentBlock, contentBlockSchema, isImage, isParagraph } from './content-block.ts';
import { premiumBeginning } from './premium-beginning.ts';

/** A stored article. */
export const articleSchema = z.looseObject({
  ...recordFields,
  title: z.string(),
  /** Name of a category, by which lists, pages and search find the article. */
  category: storedText(),
  /** Id of that category (`sectionOf`), by which renaming a category finds its articles. */
  sectionId: storedOptionalText(),
  author: storedText(),
  /** Account id of the staff member who wrote it, if known. */
  writerId: storedOptionalText(),
  publishedAt: storedInstant(),
  updatedAt: storedInstant(),
  /** Publication time in words, in old records without `publishedAt`; shown verbatim. */
  time: storedOptionalText(),
  /** Alternative text of the picture. */
  image: storedOptionalText(),
  standfirst: storedOptionalText(),
  content: storedList(contentBlockSchema),
  isFeatured: storedSwitch(),
  /** True if Standard readers see only the beginning. */
  isPremium: storedSwitch(),
});

export type Article = z.infer<typeof articleSchema>;

/** Longest description of a page for search engines, in characters. */
export const DESCRIPTION_LENGTH = 160;

/** Returns the blocks that are not behind the paywall. */
export const openContent = ({ isPremium, content }: Article): ContentBlock[] =>
  isPremium ? premiumBeginning(content) : content;

/** Returns the text of the first paragraph, without what is behind the paywall. */
export function firstParagraph(article: Article): string | undefined {
  return openContent(article).find(isParagraph)?.content;
}

/** Returns the lead picture: the first image with a source that is not behind the paywall. */
export function leadImage(article: Article): ImageBlock | undefined {
  return openContent(article)
    .filter(isImage)
    .find((block) => block.src !== '');
}

/** Returns the meta description: the first paragraph, or else the title, cut at the end of a word. */
export function describeArticle(article: Article): string {
  const said = clip(firstParagraph(article) ?? '', DESCRIPTION_LENGTH);
  return said || clip(article.title, DESCRIPTION_LENGTH);
}

/** Returns the description for shared links: the standfirst, or else that for search engines. */
export const shareDescription = (article: Article): string =>
  clip(article.standfirst ?? '', DESCRIPTION_LENGTH) || describeArticle(article);
