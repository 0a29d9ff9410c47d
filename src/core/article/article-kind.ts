import * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { Refusal, rule } from '../errors.ts';
import { admits, editors } from '../permission.ts';
import { foldForAddress } from '../text/fold.ts';
import { longest, mediaText, requiredName, requiredText, textOf } from '../text/form-text.ts';
import { isSlug } from '../text/slug.ts';
import * as labelWords from '../words/label-words.ts';
import { type Article, articleSchema } from './article.ts';
import { isLikeId } from './article-address.ts';
import { articleContent } from './article-content.ts';
import { articleBylines, type Byline, creditOf } from './byline.ts';
import { focusSchema } from './focus.ts';
import { forHeadTexts } from './head-texts.ts';

/** Most tags of an article. */
const MOST_TAGS = 30;

/** Form schema of the ids of an article's tags: checks their number, and drops repeated ones. */
const articleTags = z
  .array(z.string().check(z.maxLength(longest.name, rule('article-tag-too-long'))))
  .check(
    z.maxLength(MOST_TAGS, rule('article-too-many-tags')),
    z.overwrite((ids) => [...new Set(ids)]),
  );

const writerOf = (actor: Actor) => (actor.kind === 'staff' ? actor.userId : undefined);

/** Refuses with `forbidden` if an author changes `isFeatured`: only editors choose the homepage's lead. */
function featuredBy(actor: Actor, isFeatured: boolean, wasFeatured = false): boolean {
  if (isFeatured !== wasFeatured && !admits(editors, actor)) {
    throw new Refusal({ kind: 'forbidden', code: 'featuring-not-allowed', field: 'isFeatured' });
  }
  return isFeatured;
}

/** Rules for a slug. Upper case is accepted, and changed to lower case. */
const slugText = textOf('article-slug-too-long', longest.category).check(
  z.overwrite(foldForAddress),
  z.refine((slug) => slug === '' || isSlug(slug), rule('article-slug-malformed')),
  z.refine((slug) => !isLikeId(slug), rule('article-slug-like-id')),
);

/** Optional texts. Ones missing from the form keep their value; empty ones are removed. */
const optionalTexts = {
  ...forHeadTexts((_, { most, tooLong }) => z.optional(textOf(tooLong, most))),
  image: z.optional(textOf('article-image-too-long', longest.sentence)),
  slug: z.optional(slugText),
  searchTitle: z.optional(textOf('article-search-title-too-long', longest.title)),
  searchDescription: z.optional(textOf('article-search-description-too-long', longest.sentence)),
  shareTitle: z.optional(textOf('article-share-title-too-long', longest.title)),
  shareDescription: z.optional(textOf('article-share-description-too-long', longest.sentence)),
  sharePicture: z.optional(mediaText('article-share-picture-too-long')),
};

type OptionalTexts = { [Name in keyof typeof optionalTexts]: string | undefined };

const optionalTextsOf = (
  fields: Partial<OptionalTexts>,
  stored: Partial<OptionalTexts> = {},
): OptionalTexts =>
  Object.fromEntries(
    Object.keys(optionalTexts).map((name) => {
      const key = name as keyof OptionalTexts;
      return [key, (fields[key] ?? stored[key])?.trim() || undefined];
    }),
  ) as OptionalTexts;

/** Returns the text `author` with the bylines, which it follows where there are any. */
const creditsOf = (author: string, bylines: Byline[] = []) => ({
  author: creditOf({ author, bylines }),
  bylines: bylines.length > 0 ? bylines : undefined,
});

/** Returns the tags with the names that are known; saving sets the others. */
const tagsOf = (tagIds: string[] = [], stored?: Pick<Article, 'tagNames'>) => ({
  tagIds: tagIds.length > 0 ? tagIds : undefined,
  tagNames: tagIds.length > 0 ? stored?.tagNames : undefined,
});

export const articleKind = defineKind({
  collection: 'articles',
  schema: articleSchema,
  words: wordsFor({ noun: labelWords.article, event: 'article' }),
  fields: {
    title: requiredText('article-title-missing', 'article-title-too-long', longest.title),
    category: requiredName(
      'article-category-missing',
      'article-category-too-long',
      longest.category,
    ),
    author: z._default(textOf('article-author-too-long', longest.name), ''),
    bylines: z.optional(articleBylines),
    tagIds: z.optional(articleTags),
    ...optionalTexts,
    /** `null` for that of the lead picture itself. */
    focus: z.optional(z.nullable(focusSchema)),
    content: articleContent,
    isFeatured: z._default(z.boolean(), false),
    isPremium: z._default(z.boolean(), false),
  },
  labelOf: ({ title }) => title,
  toRecord: ({ bylines, tagIds, ...fields }, { now, actor, stored }) => ({
    ...fields,
    ...creditsOf(fields.author, bylines ?? stored?.bylines),
    ...tagsOf(tagIds ?? stored?.tagIds, stored),
    ...optionalTextsOf(fields, stored),
    focus: (fields.focus === undefined ? stored?.focus : fields.focus) ?? undefined,
    isFeatured: featuredBy(actor, fields.isFeatured, stored?.isFeatured),
    writerId: stored ? stored.writerId : writerOf(actor),
    // Old records without `publishedAt` keep their words for it.
    time: stored?.time,
    publishedAt: stored ? stored.publishedAt : now.toISOString(),
    updatedAt: stored ? now.toISOString() : undefined,
  }),
});
