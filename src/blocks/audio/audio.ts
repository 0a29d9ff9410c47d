import * as z from 'zod/mini';
import { storedOptionalText, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';

/** A recording. */
const schema = z.looseObject({
  id: storedText(),
  type: z.literal('audio'),
  src: storedText(),
  title: storedText(),
  /** Speaker or reader. */
  credit: storedOptionalText(),
  transcript: storedOptionalText(),
});

export type AudioBlock = z.infer<typeof schema>;

export const audio = defineBlock<AudioBlock>({
  schema,
  mapTexts: (block, replace) => replacePlain(block, ['title', 'credit', 'transcript'], replace),
  media: ({ src }) => (src ? [src] : []),
  // A recording may be the article, read aloud.
  beforePremium: 'withheld',
});
