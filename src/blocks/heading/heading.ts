import * as z from 'zod/mini';
import { storedText } from '#core/text/stored.ts';
import { defineBlock, replaceText } from '../define-block.ts';
import { richTextFields } from '../marks.ts';

/** A subheading; 1 is the level of the article's title. */
const schema = z.looseObject({
  id: storedText(),
  type: z.literal('heading'),
  level: z.catch(z.union([z.literal(2), z.literal(3)]), 2),
  ...richTextFields,
});

export type HeadingBlock = z.infer<typeof schema>;

export const heading = defineBlock<HeadingBlock>({
  schema,
  requires: 'content',
  mapTexts: replaceText,
});
