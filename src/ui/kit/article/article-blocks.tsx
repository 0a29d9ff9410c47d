import type { ContentBlock } from '#core/article/content-block.ts';
import { InTurns } from '../page/in-turns.tsx';
import { ArticleBlock } from './article-block.tsx';
import type { BlockSetting } from './blocks/block-part.ts';

interface ArticleBlocksProps extends Omit<BlockSetting, 'anchor'> {
  blocks: readonly ContentBlock[];
  /** Ids of the elements of headings, to which the contents link. */
  anchors?: ReadonlyMap<ContentBlock, string>;
}

/** Renders the blocks of a text. */
export const ArticleBlocks = ({ blocks, anchors, ...setting }: ArticleBlocksProps) => (
  <InTurns>
    {blocks.map((block, at) => (
      <ArticleBlock
        // biome-ignore lint/suspicious/noArrayIndexKey: stored blocks may share an id or lack one
        key={at}
        block={block}
        anchor={anchors?.get(block)}
        {...setting}
      />
    ))}
  </InTurns>
);
