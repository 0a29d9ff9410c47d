import type { Article } from './article.ts';
import { type ContentBlock, isParagraph } from './content-block.ts';

/** Paragraphs that everybody may read of a premium article, at most. */
export const PREMIUM_BEGINNING = 2;

/**
 * What everybody may see of a premium article: everything up to and with the paragraph that ends
 * the beginning. Of a short article that is one paragraph less than it has, so that the switch
 * always keeps something back; what has no paragraph keeps everything back.
 */
export function premiumBeginning(content: readonly ContentBlock[]): ContentBlock[] {
  const places = content.flatMap((block, place) => (isParagraph(block) ? [place] : []));
  const shown = Math.min(PREMIUM_BEGINNING, Math.max(1, places.length - 1));
  const last = places[shown - 1];
  return last === undefined ? [] : content.slice(0, last + 1);
}

/** The blocks of an article that everybody may see. */
export const openContent = ({ isPremium, content }: Article): ContentBlock[] =>
  isPremium ? premiumBeginning(content) : content;
