import type { ListedArticle } from '#core/article/article-list.ts';
import type { FeedPicture } from './feed.ts';

/** Paths of the site's pages. */
export interface SiteAddresses {
  home: string;
  /** Static pages, including the homepage. */
  pages: readonly string[];
  articlePath: (article: Pick<ListedArticle, 'id' | 'slug'>) => string;
  categoryPath: (slug: string) => string;
  feedPath: (slug: string) => string;
  pagePath: (slug: string) => string;
  authorPath: (slug: string) => string;
  authorFeedPath: (slug: string) => string;
  storyPath: (id: string) => string;
  tagPath: (slug: string) => string;
  tagFeedPath: (slug: string) => string;
  pictureOf: (article: ListedArticle) => FeedPicture | undefined;
}
