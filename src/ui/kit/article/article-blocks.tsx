import { ofEachType } from '#blocks/of-each-type.ts';
import { blockTypeOf, type ContentBlock, type KnownBlock } from '#core/article/content-block.ts';
import { InTurns } from '../page/in-turns.tsx';
import type { BlockPart, BlockSetting } from './blocks/block-part.ts';

/** The readers' part of each type of blocks. Each takes only blocks of its type. */
const blockParts = ofEachType(
  'part.tsx',
  import.meta.glob<BlockPart<KnownBlock>>('../../../blocks/*/part.tsx', {
    eager: true,
    import: 'Part',
  }),
);

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
