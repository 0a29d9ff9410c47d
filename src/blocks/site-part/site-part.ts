import * as z from 'zod/mini';
import { storedText } from '#core/text/stored.ts';
import { defineBlock } from '../define-block.ts';

/** Parts of the site that texts can show. */
export const siteParts = ['contact-form', 'contact-details', 'notifications'] as const;

export type SitePart = (typeof siteParts)[number];

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('site-part'),
  part: z.catch(z.enum(siteParts), 'contact-form'),
});

export type SitePartBlock = z.infer<typeof schema>;

export const sitePart = defineBlock<SitePartBlock>({
  schema,
  mapTexts: (block) => block,
  isVisual: true,
});
