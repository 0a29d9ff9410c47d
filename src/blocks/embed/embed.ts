import * as z from 'zod/mini';
import { storedOptionalText, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';

/** Something on another site: a preview card, which loads it after a click if the site allows framing. */
const schema = z.looseObject({
  id: storedText(),
  type: z.literal('embed'),
  /** Address of the page, as people share it. */
  url: z.string(),
  title: storedText(),
  description: storedOptionalText(),
});

export type EmbedBlock = z.infer<typeof schema>;

export const embed = defineBlock<EmbedBlock>({
  schema,
  requires: 'url',
  mapTexts: (block, replace) => replacePlain(block, ['title', 'description'], replace),
  isVisual: true,
});
