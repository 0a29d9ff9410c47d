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
import {
  type ContentBlock,
  contentBlockSchema,
  type ImageBlock,
  isImage,
  isParagraph,
} from './content-block.ts';
import { premiumBeginning } from './premium-beginning.ts';

/** An article as it is stored. */
export const articleSchema = z.looseObject({
  ...recordFields,
  title: z.string(),
  /** The name of a category: what lists, pages and search go by. */
  category: storedText(),
  /** The id of that category (`sectionOf`), by which a renamed category finds its articles. */
  sectionId: storedOptionalText(),
  author: storedText(),
  /** The account of the staff member who wrote it, where that is known. */
  writerId: storedOptionalText(),
  publishedAt: storedInstant(),
  updatedAt: storedInstant(),
  /** Publication time in words, of records from before `publishedAt`; shown as it is. */
  time: storedOptionalText(),
  /** A description of the picture in words. */
  image: storedOptionalText(),
  standfirst: storedOptionalText(),
  content: storedList(contentBlockSchema),
  isFeatured: storedSwitch(),
  /** Standard readers see only the beginning. */
  isPremium: storedSwitch(),
});

export type Article = z.infer<typeof articleSchema>;

/** Longest description of a page for search engines, in characters. */
export const DESCRIPTION_LENGTH = 160;

/** The blocks of an article that everybody may see. */
export const openContent = ({ isPremium, content }: Article): ContentBlock[] =>
  isPremium ? premiumBeginning(content) : content;

/** The text of the first paragraph block, as far as everybody may see it, or `undefined`. */
export function firstParagraph(article: Article): string | undefined {
  return openContent(article).find(isParagraph)?.content;
}

/** The lead picture: the first image block that has a source and that everybody may see. */
export function leadImage(article: Article): ImageBlock | undefined {
  return openContent(article)
    .filter(isImage)
    .find((block) => block.src !== '');
}

/** The page's meta description: the start of the first paragraph, otherwise the title; cut at a word. */
export function describeArticle(article: Article): string {
  const said = firstParagraph(article)?.trim() || article.title;
  return clip(said, DESCRIPTION_LENGTH) || article.title;
}

/** Returns the description for shared links: the standfirst, or else that for search engines. */
export const shareDescription = (article: Article): string =>
  clip(article.standfirst ?? '', DESCRIPTION_LENGTH) || describeArticle(article);
