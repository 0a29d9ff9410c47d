import { useId } from 'react';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/blocks-words.ts';
import type { FactBoxBlock } from './fact-box.ts';

/** Longest paragraph, in characters, that fits half of a box. */
const SHORT = 120;

/** A box of facts; two columns from 768 px if all paragraphs are short. */
export const Part: BlockPart<FactBoxBlock> = ({ block: { title, paragraphs } }) => {
  const id = useId();
  const isShort =
    paragraphs.length > 1 && paragraphs.every(({ content }) => content.length <= SHORT);
  return (
    <aside
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': words.facts })}
      className="relative mt-13 mb-9 border-strong border-t-2 bg-wash px-5 pt-3.5 pb-5 text-[1rem]/[1.5625rem] before:absolute before:-top-[13px] before:start-0 before:half-disc first:mt-4 md:px-6 md:pt-4 md:pb-6 xl:clear-left print:my-5 print:break-inside-avoid print:border print:border-t-2 print:px-3.5 print:py-2.5 forced-colors:border forced-colors:border-t-2"
    >
      {title ? (
        <p id={id} className="mb-2 font-bold text-[1.125rem]/6" {...writtenIn(title)}>
          {title}
        </p>
      ) : null}
      <div className={`grid gap-x-6 gap-y-2.5 ${isShort ? 'md:grid-cols-2 md:gap-y-3.5' : ''}`}>
        {paragraphs.map((text, at) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
            key={at}
            className="min-w-0 whitespace-pre-line text-ink-2 [&_strong]:text-ink"
            {...writtenIn(text.content)}
          >
            <MarkedText text={text} />
          </p>
        ))}
      </div>
    </aside>
  );
};
