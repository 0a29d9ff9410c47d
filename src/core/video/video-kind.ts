import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { longest, requiredText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { videoSchema, youtubeId } from './video.ts';

export const videoKind = defineKind({
  collection: 'videos',
  schema: videoSchema,
  words: wordsFor({
    noun: labelWords.video,
    event: 'video',
    logged: { title: labelWords.youtubeVideo, noun: labelWords.youtubeVideo },
    creation: 'added',
  }),
  fields: {
    title: requiredText('video-title-missing', 'video-title-too-long', longest.title),
    videoId: requiredText('video-id-missing', 'video-id-too-long', longest.address),
    description: z._default(textOf('video-description-too-long', longest.description), ''),
  },
  labelOf: ({ title }) => title,
  // Unknown formats are accepted, and stored as typed.
  toRecord: (fields) => ({ ...fields, videoId: youtubeId(fields.videoId) ?? fields.videoId }),
});
