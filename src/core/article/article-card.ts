import * as z from 'zod/mini';
import { categorySlug, slugOfName } from '../category/category.ts';
import { sectionInk, sectionInks } from '../category/section-ink.ts';
import { clip } from '../text/clip.ts';
import { hashOf } from '../text/hash.ts';
import { type Article, leadImage, openingOf } from './article.ts';
import { cropSchema } from './crop.ts';
import { focusSchema } from './focus.ts';
import { forHeadTexts, headTextsOf } from './head-texts.ts';

/** Publication time: an instant, or the words that old records hold instead. */
export const publishedSchema = z.object({
  publishedAt: z.exactOptional(z.string()),
  time: z.exactOptional(z.string()),
});

export type Published = z.infer<typeof publishedSchema>;

/** A headline that is tested beside an article's own on the homepage, and the key of the test. */
const headlineTestSchema = z.object({ key: z.string(), other: z.string() });

/** Fields of a link to a category. */
export const categoryLinkSchema = z.object({
  name: z.string(),
  slug: z.string(),
  ink: z.enum(sectionInks),
});

export type CategoryLink = z.infer<typeof categoryLinkSchema>;

/** The lead picture. Without `src`, the placeholder art with number `placeholder` (0 to 7) is shown. */
export const leadPictureSchema = z.object({
  src: z.exactOptional(z.string()),
  alt: z.string(),
  caption: z.exactOptional(z.string()),
  /** Photographer or agency. */
  credit: z.exactOptional(z.string()),
  /** Point that stays visible where the picture is cropped; the middle where it is absent. */
  focus: z.exactOptional(focusSchema),
  /** Part that is shown; the whole picture where it is absent. */
  crop: z.exactOptional(cropSchema),
  placeholder: z.int(),
});

export type LeadPicture = z.infer<typeof leadPictureSchema>;

/** Fields that both cards and article pages have. */
export const shownFields = {
  id: z.string(),
  /** Last part of its address; the id where it is absent. */
  slug: z.exactOptional(z.string()),
  title: z.string(),
  ...forHeadTexts(() => z.exactOptional(z.string())),
  category: categoryLinkSchema,
  author: z.string(),
  published: publishedSchema,
  isPremium: z.boolean(),
};

/**
 * An article as lists show it. Excludes `updatedAt`, so that a correction of the text doesn't invalidate
 * every list.
 */
export const articleCardSchema = z.object({
  ...shownFields,
  /** Beginning of the first paragraph, if any. */
  summary: z.exactOptional(z.string()),
  picture: leadPictureSchema,
  /** Instant since when it is featured, if that is known. */
  featuredAt: z.exactOptional(z.string()),
  /** Present while the article is an ongoing live blog. */
  isLive: z.exactOptional(z.literal(true)),
});

/** A card of the homepage, where another headline may be tested. */
export const frontCardSchema = z.extend(articleCardSchema, {
  headlineTest: z.exactOptional(headlineTestSchema),
});

export type ArticleCard = z.infer<typeof frontCardSchema>;

/** Longest summary in a list, in characters: four lines of the widest list. */
export const SUMMARY_LENGTH = 320;

/** Number of placeholder pictures. */
export const PLACEHOLDERS = 8;

export const categoryLink = (name: string): CategoryLink => {
  return { name, slug: slugOfName(name), ink: sectionInk(categorySlug(name)) };
};

export const publishedOf = ({ publishedAt, time }: Article): Published => ({
  ...(publishedAt === undefined ? {} : { publishedAt }),
  ...(time === undefined ? {} : { time }),
});

/** Minimum time between publication and a change that counts as an update, in ms. */
const UPDATE_AFTER = 60_000;

/** Returns `updatedAt` if the last change came at least `UPDATE_AFTER` after publication. */
export function updateOf({ publishedAt, updatedAt }: Article): { updatedAt?: string } {
  const age = Date.parse(updatedAt ?? '') - Date.parse(publishedAt ?? '');
  return updatedAt !== undefined && age >= UPDATE_AFTER ? { updatedAt } : {};
}

export function leadPictureOf(article: Article): LeadPicture {
  const image = leadImage(article);
  const focus = article.focus ?? image?.focus;
  return {
    ...(image ? { src: image.src } : {}),
    ...(image?.caption ? { caption: image.caption } : {}),
    ...(image?.credit ? { credit: image.credit } : {}),
    ...(image && focus ? { focus } : {}),
    ...(image?.crop ? { crop: image.crop } : {}),
    alt: image?.alt || article.image || '',
    placeholder: hashOf(article.id) % PLACEHOLDERS,
  };
}

export function articleCard(article: Article): ArticleCard {
  const summary = clip(openingOf(article) ?? '', SUMMARY_LENGTH);
  return {
    id: article.id,
    ...(article.slug ? { slug: article.slug } : {}),
    title: article.title,
    ...headTextsOf(article),
    category: categoryLink(article.category),
    author: article.author,
    published: publishedOf(article),
    ...(article.standfirst ? { standfirst: clip(article.standfirst, SUMMARY_LENGTH) } : {}),
    ...(summary ? { summary } : {}),
    picture: leadPictureOf(article),
    isPremium: article.isPremium,
    ...(article.isFeatured && article.featuredAt ? { featuredAt: article.featuredAt } : {}),
  };
}
