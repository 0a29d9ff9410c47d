import {
  type BlockOf,
  type BlockType,
  blockTypeOf,
  blockTypes,
  type ContentBlock,
} from '#core/article/content-block.ts';
import type { AdminIconName } from '../../parts/admin-icon.tsx';
import { audioKind } from './audio-kind.tsx';
import type { BlockKind } from './define-block-kind.ts';
import { dividerKind } from './divider-kind.ts';
import { embedKind } from './embed-kind.tsx';
import { factBoxKind } from './fact-box-kind.ts';
import { galleryKind } from './gallery-kind.tsx';
import { headingKind } from './heading-kind.ts';
import { imageKind } from './image-kind.tsx';
import { listKind } from './list-kind.ts';
import { newBlockId } from './new-block-id.ts';
import { paragraphKind } from './paragraph-kind.ts';
import { pullQuoteKind } from './pull-quote-kind.ts';
import { quotationKind } from './quotation-kind.ts';
import { relatedKind } from './related-kind.tsx';
import { tableKind } from './table-kind.tsx';
import { videoKind } from './video-kind.tsx';

/** Every type of blocks, as it is written. */
const kinds: { [Type in BlockType]: BlockKind<BlockOf<Type>> } = {
  paragraph: paragraphKind,
  image: imageKind,
  video: videoKind,
  heading: headingKind,
  list: listKind,
  quotation: quotationKind,
  'pull-quote': pullQuoteKind,
  gallery: galleryKind,
  audio: audioKind,
  embed: embedKind,
  'fact-box': factBoxKind,
  table: tableKind,
  related: relatedKind,
  divider: dividerKind,
};

/** A kind of blocks, for blocks of any type. */
export type AnyKind = BlockKind<ContentBlock>;

/** Kind of a type. Its functions take only blocks of that type. */
export const kindOf = (type: BlockType): AnyKind => kinds[type] as unknown as AnyKind;

/** Types in the order of their buttons. */
export const kindEntries = blockTypes.map((type): [BlockType, AnyKind] => [type, kindOf(type)]);

export const emptyBlock = (type: BlockType): ContentBlock => ({
  ...kindOf(type).empty(),
  type,
  id: newBlockId(),
});

/** Label and icon of a block. */
export function blockKindOf(block: ContentBlock): { label: string; icon: AdminIconName } {
  const type = blockTypeOf(block);
  return type ? kindOf(type) : { label: 'Other block', icon: 'text' };
}
