import { blockTypeOf, type ContentBlock, type KnownBlock } from '#core/article/content-block.ts';
import type { BlockSetting } from './blocks/block-part.ts';
import { blockParts } from './blocks/block-parts.ts';

interface ArticleBlockProps extends BlockSetting {
  block: ContentBlock;
}

/** Renders a block; nothing if its type is unknown. */
export function ArticleBlock({ block, ...setting }: ArticleBlockProps) {
  const type = blockTypeOf(block);
  if (type === undefined) return null;
  const Part = blockParts[type];
  return <Part block={block as KnownBlock} setting={setting} />;
}
