import * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { Refusal } from '../errors.ts';
import { admits, editors } from '../permission.ts';
import { longest, requiredText, textOf } from '../text/form-text.ts';
import { articleSchema } from './article.ts';
import { articleContent } from './article-content.ts';

const writerOf = (actor: Actor) => (actor.kind === 'staff' ? actor.userId : undefined);

/** Refuses with `forbidden` if an author changes `isFeatured`: only editors choose the homepage's lead. */
function featuredBy(actor: Actor, isFeatured: boolean, wasFeatured = false): boolean {
  if (isFeatured !== wasFeatured && !admits(editors, actor)) {
    throw new Refusal({ kind: 'forbidden', code: 'featuring-not-allowed', field: 'isFeatured' });
  }
  return isFeatured;
}

export const articleKind = defineKind({
  collection: 'articles',
  schema: articleSchema,
  words: wordsFor({ noun: 'Article' }),
  fields: {
    title: requiredText('article-title-missing', 'article-title-too-long', longest.title),
    category: requiredText(
      'article-category-missing',
      'article-category-too-long',
      longest.category,
    ),
    author: z._default(textOf('article-author-too-long', longest.name), ''),
    standfirst: z.optional(textOf('article-standfirst-too-long', longest.sentence)),
    image: z.optional(textOf('article-image-too-long', longest.sentence)),
    content: articleContent,
    isFeatured: z._default(z.boolean(), false),
    isPremium: z._default(z.boolean(), false),
  },
  labelOf: ({ title }) => title,
  toRecord: ({ standfirst, image, ...fields }, { now, actor, stored }) => ({
    ...fields,
    isFeatured: featuredBy(actor, fields.isFeatured, stored?.isFeatured),
    // Fields missing from the form keep their value; empty ones are removed.
    standfirst: (standfirst ?? stored?.standfirst) || undefined,
    image: (image ?? stored?.image) || undefined,
    writerId: stored ? stored.writerId : writerOf(actor),
    // Old records without `publishedAt` keep their words for it.
    time: stored?.time,
    publishedAt: stored ? stored.publishedAt : now.toISOString(),
    updatedAt: stored ? now.toISOString() : undefined,
  }),
});
