import type { HeadingBlock } from '#core/article/blocks/heading.ts';
import { writtenIn } from '../../design/written-in.ts';
import type { BlockPart } from './block-part.ts';
import { MarkedText } from './marked-text.tsx';

const looks = {
  2: 'mt-[1.55em] mb-[0.45em] text-subhead first:mt-0 [&+p]:mt-0 print:break-after-avoid',
  3: 'mt-[1.4em] mb-[0.35em] text-h3 first:mt-0 [&+p]:mt-0 print:break-after-avoid',
} as const;

export const HeadingPart: BlockPart<HeadingBlock> = ({ block, setting: { anchor } }) => {
  const Heading = block.level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={anchor} className={looks[block.level]} {...writtenIn(block.content)}>
      <MarkedText text={block} />
    </Heading>
  );
};
