import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { type RichText, sliceText } from '../marks.ts';
import type { ParagraphBlock } from './paragraph.ts';

/** Splits a text at its blank lines, which separate paragraphs too. */
function paragraphsIn(text: RichText): RichText[] {
  const breaks = [...text.content.matchAll(/\n[^\S\n]*\n\s*/g)];
  if (breaks.length === 0) return [text];
  const starts = [0, ...breaks.map((one) => one.index + one[0].length)];
  const ends = [...breaks.map(({ index }) => index), text.content.length];
  return starts.map((start, at) => sliceText(text, start, ends[at] ?? start));
}

export const Part: BlockPart<ParagraphBlock> = ({ block }) =>
  paragraphsIn(block)
    .filter(({ content }) => content.trim() !== '')
    .map((text, at) => (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
        key={at}
        className="mt-[1.15em] whitespace-pre-line text-body first:mt-0"
        {...writtenIn(text.content)}
      >
        <MarkedText text={text} />
      </p>
    ));
