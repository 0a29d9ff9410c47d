import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content-kind.ts';
import { requiredText } from '../form-text.ts';
import { videoSchema, youtubeId } from './video.ts';

const required = requiredText('Video ID and Title are required.');

export const videoKind = defineKind({
  collection: 'youtubeVideos',
  schema: videoSchema,
  words: wordsFor({ noun: 'Video', loggedNoun: 'YouTube Video', loggedVerb: 'Added' }),
  fields: { title: required, videoId: required, description: z._default(z.string(), '') },
  labelOf: ({ title }) => title,
  // The format isn't a rule (seed.md, section 5): what is no known address stays as it was typed.
  toRecord: (fields) => ({ ...fields, videoId: youtubeId(fields.videoId) ?? fields.videoId }),
});
