import {
  blockTypeOf,
  type ContentBlock,
  isParagraph,
  isVisual,
} from '#core/article/content-block.ts';

/** Minimum number of paragraphs before the advertisement. */
const PARAGRAPHS_BEFORE_AD = 3;

/** True for what belongs to the paragraph before it: pictures and the like, and lists that it announces. */
const isBound = (block: ContentBlock): boolean => isVisual(block) || blockTypeOf(block) === 'list';

/**
 * Number of blocks before the advertisement. It follows the first paragraph, from the third on,
 * that precedes no picture, video, list or the like; otherwise it ends the article.
 */
export function adPlace(blocks: readonly ContentBlock[]): number {
  let paragraphs = 0;
  for (const [index, block] of blocks.entries()) {
    if (!isParagraph(block)) continue;
    paragraphs += 1;
    const next = blocks[index + 1];
    if (paragraphs >= PARAGRAPHS_BEFORE_AD && !(next && isBound(next))) return index + 1;
  }
  return blocks.length;
}
