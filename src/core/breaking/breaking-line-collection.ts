import { defineCollection } from '../collection.ts';
import { BREAKING_LINE_ID, breakingLineSchema } from './breaking-line.ts';

export const breakingLineCollection = defineCollection({
  schema: breakingLineSchema,
  idPrefix: 'breaking-line',
  onlyId: BREAKING_LINE_ID,
  labelField: 'text',
  insertAt: 'last',
  // It is over when an archive is read.
  isArchived: false,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: {},
  searchedText: ({ text }) => text,
});
