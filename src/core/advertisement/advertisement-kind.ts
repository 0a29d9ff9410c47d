import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, mediaText, requiredText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { advertisementSchema } from './advertisement.ts';

export const advertisementKind = defineKind({
  collection: 'advertisements',
  schema: advertisementSchema,
  words: wordsFor({ noun: labelWords.advertisement, event: 'advertisement' }),
  fields: {
    name: requiredText('advertisement-name-missing', 'advertisement-name-too-long', longest.name),
    placement: requiredText(
      'advertisement-placement-missing',
      'advertisement-placement-too-long',
      longest.name,
    ),
    type: z.enum(['image', 'video']),
    mediaUrl: z._default(mediaText('advertisement-media-too-long'), ''),
    link: z._default(textOf('advertisement-link-too-long', longest.address), ''),
    text: z._default(textOf('advertisement-text-too-long', longest.sentence), ''),
    active: z.boolean(),
  },
  labelOf: ({ name }) => name,
  toRecord: (fields) => fields,
});
