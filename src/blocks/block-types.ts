import { audio } from './audio/audio.ts';
import { divider } from './divider/divider.ts';
import { embed } from './embed/embed.ts';
import { factBox } from './fact-box/fact-box.ts';
import { gallery } from './gallery/gallery.ts';
import { heading } from './heading/heading.ts';
import { image } from './image/image.ts';
import { list } from './list/list.ts';
import { notes } from './notes/notes.ts';
import { paragraph } from './paragraph/paragraph.ts';
import { pullQuote } from './pull-quote/pull-quote.ts';
import { quotation } from './quotation/quotation.ts';
import { related } from './related/related.ts';
import { sitePart } from './site-part/site-part.ts';
import { table } from './table/table.ts';
import { video } from './video/video.ts';

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
  notes,
  related,
  divider,
  'site-part': sitePart,
};
