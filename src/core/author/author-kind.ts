import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, mediaText, requiredName, slugText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { authorSchema } from './author.ts';
import { authorLinks } from './author-links.ts';

export const authorKind = defineKind({
  collection: 'authors',
  schema: authorSchema,
  words: wordsFor({ noun: labelWords.author, event: 'author' }),
  fields: {
    name: requiredName('author-name-missing', 'author-name-too-long', longest.name),
    slug: z._default(slugText('author-slug-malformed', 'author-slug-too-long'), ''),
    role: z._default(textOf('author-role-too-long', longest.name), ''),
    biography: z._default(textOf('author-biography-too-long', longest.description), ''),
    picture: z._default(mediaText('author-picture-too-long'), ''),
    pictureAlt: z._default(textOf('author-picture-alt-too-long', longest.sentence), ''),
    links: z._default(authorLinks, []),
    userId: z.optional(textOf('author-account-too-long', longest.name)),
  },
  isMerged: true,
  labelOf: ({ name }) => name,
  toRecord: ({ slug, userId, ...fields }, { stored }) => ({
    ...fields,
    // A new name keeps the address of the page.
    slug: slug || (stored?.slug ?? ''),
    userId: (userId ?? stored?.userId) || undefined,
  }),
});
