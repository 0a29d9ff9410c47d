import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content-kind.ts';
import { requiredText } from '../form-text.ts';
import { storyPageSchema, webStorySchema } from './web-story.ts';

const required = requiredText('Title and Cover Image Description are required.');

export const webStoryKind = defineKind({
  collection: 'webStories',
  schema: webStorySchema,
  words: wordsFor({ noun: 'Web Story', toastVerb: 'created' }),
  fields: {
    title: required,
    coverImage: required,
    coverImageSrc: z._default(z.string(), ''),
    pages: z.array(storyPageSchema).check(z.minLength(1, 'A story needs at least one page.')),
  },
  labelOf: ({ title }) => title,
  toRecord: (fields) => fields,
});
