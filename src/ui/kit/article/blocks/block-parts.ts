import type { BlockOf, BlockType } from '#core/article/content-block.ts';
import { AudioPart } from './audio-part.tsx';
import type { BlockPart } from './block-part.ts';
import { DividerPart } from './divider-part.tsx';
import { EmbedPart } from './embed-part.tsx';
import { FactBoxPart } from './fact-box-part.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { HeadingPart } from './heading-part.tsx';
import { ImagePart } from './image-part.tsx';
import { ListPart } from './list-part.tsx';
import { ParagraphPart } from './paragraph-part.tsx';
import { PullQuotePart } from './pull-quote-part.tsx';
import { QuotationPart } from './quotation-part.tsx';
import { RelatedPart } from './related-part.tsx';
import { TablePart } from './table-part.tsx';
import { VideoPart } from './video-part.tsx';

/** The readers' part of each type of block. */
export const blockParts: { [Type in BlockType]: BlockPart<BlockOf<Type>> } = {
  paragraph: ParagraphPart,
  image: ImagePart,
  video: VideoPart,
  heading: HeadingPart,
  list: ListPart,
  quotation: QuotationPart,
  'pull-quote': PullQuotePart,
  gallery: GalleryPart,
  audio: AudioPart,
  embed: EmbedPart,
  'fact-box': FactBoxPart,
  table: TablePart,
  related: RelatedPart,
  divider: DividerPart,
};
