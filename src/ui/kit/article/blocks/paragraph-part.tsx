import { type RichText, sliceText } from '#core/article/blocks/marks.ts';
import type { ParagraphBlock } from '#core/article/blocks/paragraph.ts';
import { writtenIn } from '../../design/written-in.ts';
import type { BlockPart } from './block-part.ts';
import { MarkedText } from './marked-text.tsx';

/** Splits a text at its blank lines, which separate paragraphs too. */
function paragraphsIn(text: RichText): RichText[] {
  const breaks = [...text.content.matchAll(/\n[^\S\n]*\n\s*/g)];
  if (breaks.length === 0) return [text];
  const starts = [0, ...breaks.map((one) => one.index + one[0].length)];
  const ends = [...breaks.map(({ index }) => index), text.content.length];
  return starts.map((start, at) => sliceText(text, start, ends[at] ?? start));
}

export const ParagraphPart: BlockPart<ParagraphBlock> = ({ block }) =>
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
