import type { HeadingBlock } from '#core/article/blocks/heading.ts';
import type { BlockPart } from './block-part.ts';
import { MarkedText } from './marked-text.tsx';

export const HeadingPart: BlockPart<HeadingBlock> = ({ block }) => {
  const Heading = block.level === 2 ? 'h2' : 'h3';
  return (
    <Heading>
      <MarkedText text={block} />
    </Heading>
  );
};
