import { type BlockType, blockTypeOf, type ContentBlock } from '#core/article/content-block.ts';
import type { AdminIconName } from '../../parts/admin-icon.tsx';

export interface BlockKind {
  label: string;
  icon: AdminIconName;
}

/** Labels and icons of the block types, in the order of their buttons. */
export const blockKinds: Record<BlockType, BlockKind> = {
  paragraph: { label: 'Paragraph', icon: 'text' },
  image: { label: 'Image', icon: 'image' },
  video: { label: 'Video', icon: 'video' },
  heading: { label: 'Subheading', icon: 'text' },
  list: { label: 'List', icon: 'text' },
  quotation: { label: 'Quotation', icon: 'text' },
  'pull-quote': { label: 'Pull quote', icon: 'text' },
  gallery: { label: 'Gallery', icon: 'image' },
  audio: { label: 'Audio', icon: 'video' },
  embed: { label: 'Embed', icon: 'video' },
  'fact-box': { label: 'Fact box', icon: 'text' },
  table: { label: 'Table', icon: 'text' },
  related: { label: 'Related article', icon: 'text' },
  divider: { label: 'Divider', icon: 'text' },
};

/** Label and icon of a block. */
export function blockKindOf(block: ContentBlock): BlockKind {
  const type = blockTypeOf(block);
  return type ? blockKinds[type] : { label: 'Other block', icon: 'text' };
}
