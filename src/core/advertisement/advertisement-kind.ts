import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, mediaText, requiredText, textOf } from '../text/form-text.ts';
import { advertisementSchema } from './advertisement.ts';

const missing = 'Name and Placement are required.';

export const advertisementKind = defineKind({
  collection: 'advertisements',
  schema: advertisementSchema,
  words: wordsFor({ noun: 'Advertisement' }),
  fields: {
    name: requiredText(missing, 'The name', longest.name),
    placement: requiredText(missing, 'The placement', longest.name),
    type: z.enum(['image', 'video']),
    mediaUrl: z._default(mediaText('The media'), ''),
    link: z._default(textOf('The link', longest.address), ''),
    text: z._default(textOf('The alt text', longest.sentence), ''),
    active: z.boolean(),
  },
  labelOf: ({ name }) => name,
  toRecord: (fields) => fields,
});
