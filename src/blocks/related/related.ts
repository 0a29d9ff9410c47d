import * as z from 'zod/mini';
import { storedText } from '#core/text/stored.ts';
import { defineBlock } from '../define-block.ts';

/** Another article of this site, as a card. */
const schema = z.looseObject({
  id: storedText(),
  type: z.literal('related'),
  articleId: z.string(),
});

export type RelatedBlock = z.infer<typeof schema>;

export const related = defineBlock<RelatedBlock>({
  schema,
  requires: 'articleId',
  mapTexts: (block) => block,
  articles: ({ articleId }) => (articleId ? [articleId] : []),
});
