import * as z from 'zod/mini';
import { storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';

/** Words of the article, set large. They repeat the text, so that screen readers skip them. */
const schema = z.looseObject({
  id: storedText(),
  type: z.literal('pull-quote'),
  content: z.string(),
});

export type PullQuoteBlock = z.infer<typeof schema>;

export const pullQuote = defineBlock<PullQuoteBlock>({
  schema,
  requires: 'content',
  mapTexts: (block, replace) => replacePlain(block, ['content'], replace),
});
