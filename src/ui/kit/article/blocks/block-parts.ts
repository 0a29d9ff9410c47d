import { ofEachType } from '#blocks/of-each-type.ts';
import type { KnownBlock } from '#core/article/content-block.ts';
import type { BlockPart } from './block-part.ts';

/** The readers' part of each type of blocks. Each takes only blocks of its type. */
export const blockParts = ofEachType(
  'part.tsx',
  import.meta.glob<BlockPart<KnownBlock>>('../../../../blocks/*/part.tsx', {
    eager: true,
    import: 'Part',
  }),
);
