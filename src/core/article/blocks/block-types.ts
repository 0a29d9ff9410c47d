import { audio } from './audio.ts';
import { divider } from './divider.ts';
import { embed } from './embed.ts';
import { factBox } from './fact-box.ts';
import { gallery } from './gallery.ts';
import { heading } from './heading.ts';
import { image } from './image.ts';
import { list } from './list.ts';
import { paragraph } from './paragraph.ts';
import { pullQuote } from './pull-quote.ts';
import { quotation } from './quotation.ts';
import { related } from './related.ts';
import { table } from './table.ts';
import { video } from './video.ts';

/** Every type of block that articles can show, in the order in which the editor offers them. */
export const blockDefinitions = {
  paragraph,
  image,
  video,
  heading,
  list,
  quotation,
  'pull-quote': pullQuote,
  gallery,
  audio,
  embed,
  'fact-box': factBox,
  table,
  related,
  divider,
};
