import * as z from 'zod/mini';
import { storedList, storedOptionalText, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';
import { pictureFields } from '../image/image.ts';

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('gallery'),
  title: storedOptionalText(),
  /** A grid shows all pictures, a strip scrolls sideways. */
  layout: z.catch(z.enum(['grid', 'strip']), 'grid'),
  pictures: storedList(z.looseObject(pictureFields)),
});

export type GalleryBlock = z.infer<typeof schema>;
export type GalleryPicture = GalleryBlock['pictures'][number];

export const gallery = defineBlock<GalleryBlock>({
  schema,
  mapTexts: (block, replace) => ({
    ...replacePlain(block, ['title'], replace),
    pictures: block.pictures.map((one) => replacePlain(one, ['caption', 'credit'], replace)),
  }),
  media: ({ pictures }) => pictures.map(({ src }) => src),
  isVisual: true,
});
