import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, mediaText, requiredText } from '../text/form-text.ts';
import { storyPages } from './story-pages.ts';
import { webStorySchema } from './web-story.ts';

export const webStoryKind = defineKind({
  collection: 'stories',
  schema: webStorySchema,
  words: wordsFor({ noun: 'Web Story', toastVerb: 'created' }),
  fields: {
    title: requiredText('story-title-missing', 'story-title-too-long', longest.title),
    coverImage: requiredText(
      'story-cover-description-missing',
      'story-cover-description-too-long',
      longest.sentence,
    ),
    coverImageSrc: z._default(mediaText('story-cover-too-long'), ''),
    pages: storyPages,
  },
  labelOf: ({ title }) => title,
  toRecord: (fields) => fields,
});
