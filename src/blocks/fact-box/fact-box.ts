import * as z from 'zod/mini';
import { storedList, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain, replaceText } from '../define-block.ts';
import { richTextFields } from '../marks.ts';

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('fact-box'),
  title: storedText(),
  paragraphs: storedList(z.looseObject(richTextFields)),
});

export type FactBoxBlock = z.infer<typeof schema>;

export const factBox = defineBlock<FactBoxBlock>({
  schema,
  mapTexts: (block, replace) => ({
    ...replacePlain(block, ['title'], replace),
    paragraphs: block.paragraphs.map((one) => replaceText(one, replace)),
  }),
  isVisual: true,
  beforePremium: 'counted',
});
