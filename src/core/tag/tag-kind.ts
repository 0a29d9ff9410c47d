import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { editors, staff } from '../permission.ts';
import { longest, mediaText, requiredName, slugText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { tagSchema } from './tag.ts';

export const tagKind = defineKind({
  collection: 'tags',
  schema: tagSchema,
  words: wordsFor({ noun: labelWords.tag, event: 'tag' }),
  fields: {
    name: requiredName('tag-name-missing', 'tag-name-too-long', longest.category),
    slug: z._default(slugText('tag-slug-malformed', 'tag-slug-too-long'), ''),
    description: z._default(textOf('tag-description-too-long', longest.sentence), ''),
    picture: z._default(mediaText('tag-picture-too-long'), ''),
    pictureAlt: z._default(textOf('tag-picture-alt-too-long', longest.sentence), ''),
  },
  // All staff make tags while they write.
  mayChange: (actor, stored) => (stored ? editors : staff).objectionTo(actor),
  isMerged: true,
  labelOf: ({ name }) => name,
  toRecord: ({ slug, ...fields }, { stored }) => ({
    ...fields,
    // A new name keeps the address of the page.
    slug: slug || (stored?.slug ?? ''),
  }),
});
