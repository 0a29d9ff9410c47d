import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import type { QuotationBlock } from './quotation.ts';

/** Source of a quotation: the name, up to the first comma, in a bolder weight. */
function Source({ text }: { text: string }) {
  const [name = ''] = text.split(',', 1);
  return (
    <figcaption className="mt-2.5 text-ink-3 text-ui" {...writtenIn(text)}>
      <b className="font-semibold text-ink">{name}</b>
      {text.slice(name.length)}
    </figcaption>
  );
}

export const Part: BlockPart<QuotationBlock> = ({ block }) => (
  <figure className="my-8 flow-root border-sec border-s-[3px] ps-[22px] print:my-4 print:break-inside-avoid">
    <blockquote className="whitespace-pre-line text-quotation" {...writtenIn(block.content)}>
      <MarkedText text={block} />
    </blockquote>
    {block.source ? <Source text={block.source} /> : null}
  </figure>
);
