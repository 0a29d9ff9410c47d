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
};

/** Label and icon of a block. */
export function blockKindOf(block: ContentBlock): BlockKind {
  const type = blockTypeOf(block);
  return type ? blockKinds[type] : { label: 'Other block', icon: 'text' };
}
