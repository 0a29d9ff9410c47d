import type { ArticleCard } from '../article/article-card.ts';
import type { Video } from '../video/video.ts';
import type { WebStory } from '../web-story/web-story.ts';

/** Number of items in each block of the homepage (seed.md, section 9). */
export const frontLimits = {
  sides: 4,
  latest: 5,
  business: 4,
  tech: 4,
  videos: 4,
  stories: 7,
} as const;

/** The homepage. */
export interface Front {
  /** The newest featured article, else the newest; absent only when there is no article at all. */
  lead?: ArticleCard;
  sides: ArticleCard[];
  latest: ArticleCard[];
  business: ArticleCard[];
  tech: ArticleCard[];
  videos: Video[];
  stories: WebStory[];
}
