import type { Article } from './article.ts';
import { categoryLink } from './article-card.ts';
import type { ArticlePage } from './article-page.ts';

/** Kicker, headline, category and standfirst of an article. */
export type ArticleHead = Pick<ArticlePage, 'title' | 'kicker' | 'category' | 'standfirst'>;

/** Returns the head of an article, for its page and for the preview in the editor. */
export const articleHead = ({ title, kicker, category, standfirst }: Article): ArticleHead => ({
  title,
  ...(kicker ? { kicker } : {}),
  category: categoryLink(category),
  ...(standfirst ? { standfirst } : {}),
});
