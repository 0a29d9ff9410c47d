import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import type { HeadingBlock } from './heading.ts';

const looks = {
  2: 'mt-[1.55em] mb-[0.45em] text-subhead first:mt-0 [&+p]:mt-0 print:break-after-avoid',
  3: 'mt-[1.4em] mb-[0.35em] text-h3 first:mt-0 [&+p]:mt-0 print:break-after-avoid',
} as const;

export const Part: BlockPart<HeadingBlock> = ({ block, setting: { anchor } }) => {
  const Heading = block.level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={anchor} className={looks[block.level]} {...writtenIn(block.content)}>
      <MarkedText text={block} />
    </Heading>
  );
};
