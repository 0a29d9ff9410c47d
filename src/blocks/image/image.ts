import * as z from 'zod/mini';
import { storedCrop } from '#core/article/crop.ts';
import { storedFocus } from '#core/article/focus.ts';
import { storedOptionalText, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';

/** Widths of a picture: that of the text, up to the article's right edge, the whole page. */
export const imageWidths = ['text', 'wide', 'full'] as const;

/** A picture. `src` is an address or a data URL; empty means placeholder art. */
export const pictureFields = {
  src: storedText(),
  alt: storedText(),
  caption: storedOptionalText(),
  /** Photographer or agency, printed after the caption. */
  credit: storedOptionalText(),
  /** Part that is shown; the whole picture by default. */
  crop: storedCrop(),
  /** Point that stays visible where the picture is cropped. The article's own goes before, for its lead picture. */
  focus: storedFocus(),
};

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('image'),
  ...pictureFields,
  /** True for the picture that was chosen to lead the article; by default the first one leads. */
  leads: z.catch(z.optional(z.literal(true)), undefined),
  /** Default: `text`. */
  width: z.catch(z.optional(z.enum(imageWidths)), undefined),
});

export type ImageBlock = z.infer<typeof schema>;

export const image = defineBlock<ImageBlock>({
  schema,
  mapTexts: (block, replace) => replacePlain(block, ['caption', 'credit'], replace),
  media: ({ src }) => [src],
  isVisual: true,
});
