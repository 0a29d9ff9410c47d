import type { DividerBlock } from '#core/article/blocks/divider.ts';
import type { BlockPart } from './block-part.ts';

export const DividerPart: BlockPart<DividerBlock> = () => <hr />;
