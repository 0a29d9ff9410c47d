import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content-kind.ts';
import { requiredText } from '../form-text.ts';
import { type Actor, mustBeEditor, mustBeStaff } from '../use-case.ts';
import { articleSchema } from './article.ts';
import { contentBlockSchema } from './content-block.ts';

const required = requiredText('Title and Category are required.');

const writerOf = (actor: Actor) => (actor.kind === 'staff' ? actor.userId : undefined);

export const articleKind = defineKind({
  collection: 'articles',
  schema: articleSchema,
  words: wordsFor({ noun: 'Article' }),
  fields: {
    title: required,
    category: required,
    author: z._default(z.string().check(z.trim()), ''),
    standfirst: z.optional(z.string().check(z.trim())),
    image: z.optional(z.string()),
    content: z
      .array(contentBlockSchema)
      .check(z.minLength(1, 'An article needs at least one block.')),
    isFeatured: z._default(z.boolean(), false),
    isPremium: z._default(z.boolean(), false),
  },
  // Everybody who works here writes; authors leave the articles of others alone.
  mayChange: (actor, stored) => {
    const isOthers = stored && (stored.writerId ?? '') !== writerOf(actor);
    return isOthers ? mustBeEditor(actor) : mustBeStaff(actor);
  },
  labelOf: ({ title }) => title,
  toRecord: ({ standfirst, image, ...fields }, { now, actor, stored }) => ({
    ...fields,
    // What the form doesn't speak of stays; what it empties goes.
    standfirst: (standfirst ?? stored?.standfirst) || undefined,
    image: (image ?? stored?.image) || undefined,
    writerId: stored ? stored.writerId : writerOf(actor),
    // Records from before `publishedAt` keep their own words for it.
    time: stored?.time,
    publishedAt: stored ? stored.publishedAt : now.toISOString(),
    updatedAt: stored ? now.toISOString() : undefined,
  }),
});
