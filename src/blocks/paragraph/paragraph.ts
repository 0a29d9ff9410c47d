import * as z from 'zod/mini';
import { storedText } from '#core/text/stored.ts';
import { defineBlock, replaceText } from '../define-block.ts';
import { richTextFields } from '../marks.ts';

const schema = z.looseObject({ id: storedText(), type: z.literal('paragraph'), ...richTextFields });

export type ParagraphBlock = z.infer<typeof schema>;

export const paragraph = defineBlock<ParagraphBlock>({
  schema,
  requires: 'content',
  mapTexts: replaceText,
  beforePremium: 'counted',
});
