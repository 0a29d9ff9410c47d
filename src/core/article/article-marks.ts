import type { Article } from './article.ts';
import { type ContentBlock, isGallery, isImage } from './content-block.ts';

/** Properties of articles, beside their stage, by which the desk filters. */
export const articleMarks = ['featured', 'premium', 'corrected', 'undescribed'] as const;

export type ArticleMark = (typeof articleMarks)[number];

/** Pictures of a block; those without a file are placeholder art, which needs no description. */
const picturesOf = (block: ContentBlock) => {
  if (isGallery(block)) return block.pictures;
  return isImage(block) ? [block] : [];
};

const isUndescribed = (block: ContentBlock): boolean =>
  picturesOf(block).some(({ src, alt }) => src !== '' && alt.trim() === '');

/** Returns the marks of an article or draft. `undescribed`: a picture has no description. */
export function marksOf({
  isFeatured,
  isPremium,
  corrections = [],
  content,
}: Pick<Article, 'isFeatured' | 'isPremium' | 'corrections' | 'content'>): ArticleMark[] {
  const has: Record<ArticleMark, boolean> = {
    featured: isFeatured,
    premium: isPremium,
    corrected: corrections.length > 0,
    undescribed: content.some(isUndescribed),
  };
  return articleMarks.filter((mark) => has[mark]);
}
