import { type ContentBlock, isImage, isParagraph, isVideo } from '#core/article/content-block.ts';

/** The advertisement in an article stands after this many paragraphs. */
const PARAGRAPHS_BEFORE_AD = 3;

const isPicture = (block: ContentBlock | undefined): boolean =>
  block !== undefined && (isImage(block) || isVideo(block));

/**
 * Returns the number of blocks before the advertisement: it follows the first paragraph, from the
 * third on, that no picture or video follows; a shorter article has it at its end.
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
