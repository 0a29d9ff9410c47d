import type { FactBoxBlock } from '#core/article/blocks/fact-box.ts';
import type { BlockPart } from './block-part.ts';
import { MarkedText } from './marked-text.tsx';

export const FactBoxPart: BlockPart<FactBoxBlock> = ({ block }) => (
  <aside>
    <h2>{block.title}</h2>
    {block.paragraphs.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
      <p key={at}>
        <MarkedText text={text} />
      </p>
    ))}
  </aside>
);
