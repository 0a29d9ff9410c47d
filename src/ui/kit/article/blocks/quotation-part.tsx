import type { QuotationBlock } from '#core/article/blocks/quotation.ts';
import type { BlockPart } from './block-part.ts';
import { MarkedText } from './marked-text.tsx';

export const QuotationPart: BlockPart<QuotationBlock> = ({ block }) => (
  <figure>
    <blockquote>
      <MarkedText text={block} />
    </blockquote>
    {block.source ? <figcaption>{block.source}</figcaption> : null}
  </figure>
);
