import * as z from 'zod/mini';
import { storedOptionalText, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';

/** A film: of YouTube, or an uploaded one, with `src` and an empty `videoId`. */
const schema = z.looseObject({
  id: storedText(),
  type: z.literal('video'),
  videoId: z.string(),
  src: storedOptionalText(),
  /** Picture that an uploaded film shows until it is played. */
  poster: storedOptionalText(),
  caption: storedOptionalText(),
  credit: storedOptionalText(),
});

export type VideoBlock = z.infer<typeof schema>;

export const video = defineBlock<VideoBlock>({
  schema,
  requires: 'videoId',
  mapTexts: (block, replace) => replacePlain(block, ['caption', 'credit'], replace),
  media: ({ src, poster }) => [src ?? '', poster ?? ''].filter(Boolean),
  isVisual: true,
});
