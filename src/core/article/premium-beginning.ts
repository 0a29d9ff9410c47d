import { clip } from '../text/cut-text.ts';
import { type ContentBlock, isParagraph, type ParagraphBlock } from './content-block.ts';

/** Paragraphs that everybody may read of a premium article, at most. */
export const PREMIUM_BEGINNING = 2;

/** Most that everybody may read of a premium article's only paragraph, in characters. */
const CUT_LENGTH = 320;

const hasText = (block: ContentBlock): block is ParagraphBlock =>
  isParagraph(block) && block.content.trim() !== '';

/** The paragraph's first third, at most. */
const cutParagraph = (paragraph: ParagraphBlock): ParagraphBlock => {
  const text = paragraph.content.trim();
  return { ...paragraph, content: clip(text, Math.min(CUT_LENGTH, Math.floor(text.length / 3))) };
};

/**
 * Returns the part of a premium article that everybody may see: everything up to and including the
 * paragraph that ends the beginning. A short article shows one paragraph less than it has, and a
 * single paragraph its first words, so that the switch always withholds something; without
 * paragraphs, everything is withheld. Paragraphs without text don't count.
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
