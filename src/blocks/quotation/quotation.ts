import * as z from 'zod/mini';
import { storedOptionalText, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain, replaceText } from '../define-block.ts';
import { richTextFields } from '../marks.ts';

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('quotation'),
  ...richTextFields,
  /** Person or work that is quoted. */
  source: storedOptionalText(),
});

export type QuotationBlock = z.infer<typeof schema>;

export const quotation = defineBlock<QuotationBlock>({
  schema,
  requires: 'content',
  mapTexts: (block, replace) => replacePlain(replaceText(block, replace), ['source'], replace),
  beforePremium: 'counted',
});
