import { type ContentBlock, isImage, isParagraph, isVideo } from '#core/article/content-block.ts';

/** Minimum number of paragraphs before the advertisement. */
const PARAGRAPHS_BEFORE_AD = 3;

const isPicture = (block: ContentBlock | undefined): boolean =>
  block !== undefined && (isImage(block) || isVideo(block));

/**
 * Number of blocks before the advertisement. It follows the first paragraph, from the third on,
 * that precedes neither picture nor video; otherwise it ends the article.
 */
export function adPlace(blocks: readonly ContentBlock[]): number {
  let paragraphs = 0;
  for (const [index, block] of blocks.entries()) {
    if (!isParagraph(block)) continue;
    paragraphs += 1;
    if (paragraphs >= PARAGRAPHS_BEFORE_AD && !isPicture(blocks[index + 1])) return index + 1;
  }
  return blocks.length;
}
