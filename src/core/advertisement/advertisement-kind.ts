import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content-kind.ts';
import { requiredText } from '../form-text.ts';
import { advertisementSchema } from './advertisement.ts';

const required = requiredText('Name and Placement are required.');

export const advertisementKind = defineKind({
  collection: 'advertisements',
  schema: advertisementSchema,
  words: wordsFor({ noun: 'Advertisement' }),
  fields: {
    name: required,
    placement: required,
    type: z.enum(['image', 'video']),
    mediaUrl: z._default(z.string(), ''),
    link: z._default(z.string(), ''),
    text: z._default(z.string(), ''),
    active: z.boolean(),
  },
  labelOf: ({ name }) => name,
  toRecord: (fields) => fields,
});
