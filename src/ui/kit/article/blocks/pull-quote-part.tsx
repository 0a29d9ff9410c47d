import type { PullQuoteBlock } from '#core/article/blocks/pull-quote.ts';
import type { BlockPart } from './block-part.ts';

export const PullQuotePart: BlockPart<PullQuoteBlock> = ({ block }) => (
  <p aria-hidden="true">{block.content}</p>
);
