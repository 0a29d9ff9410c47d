import { sliceText } from '#blocks/marks.ts';
import type { ParagraphBlock } from '#blocks/paragraph/paragraph.ts';
import type { Reader } from '../account/user.ts';
import type { Actor } from '../actor.ts';
import { clip } from '../text/clip.ts';
import { beforePremium, type ContentBlock, isParagraph, textsOf } from './content-block.ts';

interface PremiumCall {
  actor: Actor;
  ownAccount: () => Promise<Reader | undefined>;
}

/** True for Premium readers and staff, who see premium articles whole. */
export async function mayReadPremium({ actor, ownAccount }: PremiumCall): Promise<boolean> {
  if (actor.kind === 'staff') return true;
  return (await ownAccount())?.subscribed ?? false;
}

/** Most paragraphs, or lists and the like, of a premium article that are shown without Premium. */
export const PREMIUM_BEGINNING = 2;

/** Most characters of a premium article's only paragraph that are shown without Premium. */
const CUT_LENGTH = 320;

const hasText = (block: ContentBlock): boolean =>
  beforePremium(block) === 'counted' && textsOf(block).some(({ content }) => content.trim() !== '');

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
 * Returns the part of a premium article that is shown without Premium: all blocks but those withheld, up to and
 * including text `PREMIUM_BEGINNING`. Something is always withheld: a shorter article lacks its last text,
 * a single paragraph is cut, and without texts nothing is shown. Empty texts don't count.
 */
export function premiumBeginning(content: readonly ContentBlock[]): ContentBlock[] {
  const texts = content.filter(hasText);
  const [only] = texts;
  const shown = (end: number): ContentBlock[] =>
    content.slice(0, end).filter((block) => beforePremium(block) !== 'withheld');
  if (only && texts.length === 1) {
    const before = shown(content.indexOf(only));
    return isParagraph(only) ? [...before, cutParagraph(only)] : before;
  }
  const last = texts[Math.min(PREMIUM_BEGINNING, texts.length - 1) - 1];
  return last ? shown(content.indexOf(last) + 1) : [];
}
