import type { Article } from '../article/article.ts';

/** Link of a notification of an article: its path on the site. */
export const articleLink = ({ id, slug }: Pick<Article, 'id' | 'slug'>): string =>
  `/article/${encodeURIComponent(slug ?? id)}`;
