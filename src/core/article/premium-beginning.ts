import { clip } from '../text/cut-text.ts';
import { sliceText } from './blocks/marks.ts';
import type { ParagraphBlock } from './blocks/paragraph.ts';
import { type ContentBlock, isParagraph } from './content-block.ts';

/** Most paragraphs of a premium article that are shown without Premium. */
export const PREMIUM_BEGINNING = 2;

/** Most characters of a premium article's only paragraph that are shown without Premium. */
const CUT_LENGTH = 320;

const hasText = (block: ContentBlock): block is ParagraphBlock =>
  isParagraph(block) && block.content.trim() !== '';

/** Cuts a paragraph to its first third, or `CUT_LENGTH` if that is shorter. */
function cutParagraph({ marks, ...paragraph }: ParagraphBlock): ParagraphBlock {
  const text = paragraph.content.trim();
  const content = clip(text, Math.min(CUT_LENGTH, Math.floor(text.length / 3)));
  const from = paragraph.content.indexOf(text);
  // The end of the cut text may be an ellipsis. Marks of what is withheld would show its links.
  const kept = sliceText({ content: paragraph.content, marks }, from, from + content.length);
  return { ...paragraph, content, ...(kept.marks && { marks: kept.marks }) };
}

/**
 * Returns the part of a premium article that is shown without Premium: all blocks up to and including
 * paragraph `PREMIUM_BEGINNING`. Something is always withheld: a shorter article lacks its last
 * paragraph, a single paragraph is cut, and without paragraphs nothing is shown. Empty paragraphs don't
 * count.
 */
export function premiumBeginning(content: readonly ContentBlock[]): ContentBlock[] {
  const paragraphs = content.filter(hasText);
  const [only] = paragraphs;
  if (only && paragraphs.length === 1) {
    return [...content.slice(0, content.indexOf(only)), cutParagraph(only)];
  }
  const last = paragraphs[Math.min(PREMIUM_BEGINNING, paragraphs.length - 1) - 1];
  return last ? content.slice(0, content.indexOf(last) + 1) : [];
}
