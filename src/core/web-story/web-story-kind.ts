import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, mediaText, requiredText } from '../text/form-text.ts';
import { storyPages } from './story-pages.ts';
import { webStorySchema } from './web-story.ts';

const missing = 'Title and Cover Image Description are required.';

export const webStoryKind = defineKind({
  collection: 'stories',
  schema: webStorySchema,
  words: wordsFor({ noun: 'Web Story', toastVerb: 'created' }),
  fields: {
    title: requiredText(missing, 'The title', longest.title),
    coverImage: requiredText(missing, 'The cover image description', longest.sentence),
    coverImageSrc: z._default(mediaText('The cover media'), ''),
    pages: storyPages,
  },
  labelOf: ({ title }) => title,
  toRecord: (fields) => fields,
});
