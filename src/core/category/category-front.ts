import type { ArticleCard, CategoryLink } from '../article/article-card.ts';
import type { Video } from '../video/video.ts';
import type { WebStory } from '../web-story/web-story.ts';

/** Articles on a page of a category. */
export const CATEGORY_PAGE_SIZE = 20;

/** A page of a category. */
export interface CategoryFront {
  category: CategoryLink;
  /** False for a name that neither a category nor an article has: search engines are told not to list it. */
  isKnown: boolean;
  articles: ArticleCard[];
  /** From 1. A page past the end is empty. */
  page: number;
  pages: number;
  /** The video library, in the category Videos only. */
  videos: Video[];
  /** The first few of it, in every category. */
  newestVideos: Video[];
  /** The web stories, in the category Web Stories only. */
  stories: WebStory[];
}
