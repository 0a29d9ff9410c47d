import * as z from 'zod/mini';
import type { ImageBlock } from '#blocks/image/image.ts';
import { sliceText } from '#blocks/marks.ts';
import { plainText } from '#blocks/plain-text.ts';
import { cutText } from '../locale/graphemes.ts';
import { clip } from '../text/clip.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalList,
  storedOptionalText,
  storedSwitch,
  storedText,
} from '../text/stored.ts';
import { bylineSchema } from './byline.ts';
import { type ContentBlock, contentBlockSchema, isImage, isParagraph } from './content-block.ts';
import { correctionSchema } from './corrections/correction.ts';
import { storedFocus } from './focus.ts';
import { forHeadTexts } from './head-texts.ts';
import { premiumBeginning } from './premium-beginning.ts';

/** A stored article. */
export const articleSchema = z.looseObject({
  ...recordFields,
  title: z.string(),
  ...forHeadTexts(storedOptionalText),
  /** Last part of its address (`/article/{slug}`), unique; the id by default. */
  slug: storedOptionalText(),
  /** Slugs under which it was published before; they redirect to the present one. */
  formerSlugs: z.catch(z.optional(z.array(z.string())), undefined),
  /** Name of a category, by which lists, pages and search find the article. */
  category: storedText(),
  /** Id of that category (`sectionOf`), by which renaming a category finds its articles. */
  sectionId: storedOptionalText(),
  /** The names above it, as one text. */
  author: storedText(),
  /** Authors named in `author`, in their order; absent where only that text is known. */
  bylines: storedOptionalList(bylineSchema),
  /** Ids of its tags, in order. */
  tagIds: storedOptionalList(z.string()),
  /** Names of these tags, for searches. */
  tagNames: storedOptionalList(z.string()),
  /** Account id of the staff member who wrote it, if known. */
  writerId: storedOptionalText(),
  publishedAt: storedInstant(),
  updatedAt: storedInstant(),
  /** Its corrections, newest first. */
  corrections: storedOptionalList(correctionSchema),
  /** Instant at which the publication is withdrawn. */
  endsAt: storedInstant(),
  /** Publication time in words, in old records without `publishedAt`; shown verbatim. */
  time: storedOptionalText(),
  /** Alternative text of the picture. */
  image: storedOptionalText(),
  /** Title and description for search engines, in place of those of the article. */
  searchTitle: storedOptionalText(),
  searchDescription: storedOptionalText(),
  /** Title, description and picture of previews of a shared link. */
  shareTitle: storedOptionalText(),
  shareDescription: storedOptionalText(),
  sharePicture: storedOptionalText(),
  /** Point of the lead picture that stays visible where it is cropped. */
  focus: storedFocus(),
  content: storedList(contentBlockSchema),
  isFeatured: storedSwitch(),
  /** Instant since when it is featured; absent where that is not known, and it doesn't lapse. */
  featuredAt: storedInstant(),
  /** True if Standard readers see only the beginning. */
  isPremium: storedSwitch(),
});

export type Article = z.infer<typeof articleSchema>;

/** Longest description of a page for search engines, in characters. */
export const DESCRIPTION_LENGTH = 160;

/** Returns the blocks that are not behind the paywall. */
export const openContent = ({ isPremium, content }: Article): ContentBlock[] =>
  isPremium ? premiumBeginning(content) : content;

/** More characters than summaries, descriptions and notifications have. */
const OPENING_LENGTH = 1_000;

/** Returns the beginning of the first paragraph or all of it, without what is behind the paywall. */
export function openingOf(article: Article): string | undefined {
  const paragraph = openContent(article).find(isParagraph);
  if (!paragraph) return undefined;
  const { length } = cutText(paragraph.content, 4 * OPENING_LENGTH);
  if (length < paragraph.content.length) {
    // The whole of a paragraph of 100,000 characters with marks takes 10 ms.
    const opening = plainText(sliceText(paragraph, 0, length));
    if (opening.length >= OPENING_LENGTH) return opening;
  }
  return plainText(paragraph);
}

/** Returns the lead picture, of those with a source that are not behind the paywall: the chosen one, or else the first. */
export function leadImage(article: Article): ImageBlock | undefined {
  const images = openContent(article).filter((block) => isImage(block) && block.src !== '');
  return (images.find(({ leads }) => leads) ?? images[0]) as ImageBlock | undefined;
}

/**
 * Returns the meta description: the one given for it, or else the first paragraph, or else the title, cut at
 * the end of a word.
 */
export function describeArticle(article: Article): string {
  const given = clip(article.searchDescription ?? '', DESCRIPTION_LENGTH);
  const said = given || clip(openingOf(article) ?? '', DESCRIPTION_LENGTH);
  return said || clip(article.title, DESCRIPTION_LENGTH);
}

/** Returns the description for shared links: the one given for it, the standfirst, or that for search engines. */
export const shareDescription = (article: Article): string =>
  clip(article.shareDescription ?? '', DESCRIPTION_LENGTH) ||
  clip(article.standfirst ?? '', DESCRIPTION_LENGTH) ||
  describeArticle(article);
