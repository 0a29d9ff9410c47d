import type { ArticleCard, CategoryLink, LeadPicture, Published } from './article-card.ts';
import type { ContentBlock } from './content-block.ts';

/** Number of articles listed beside an article, and below it. */
export const ARTICLE_LATEST = 5;
export const ARTICLE_MORE = 4;

/** An article as its page shows it. */
export interface ArticlePage {
  id: string;
  title: string;
  category: CategoryLink;
  author: string;
  published: Published;
  /** The instant of the last change, where that came at least a minute after publication. */
  updatedAt?: string;
  standfirst?: string;
  /** At most 160 characters, for search engines. */
  description: string;
  /** Description for shared links, at most 160 characters: the standfirst, or else the text. */
  shareDescription: string;
  /** Without a `src` when no image block has one: placeholder art stands there. */
  leadPicture: LeadPicture;
  /** The blocks after the lead picture was taken out; only the beginning when `isCut`. */
  content: ContentBlock[];
  isPremium: boolean;
  /** True when the rest is kept from this reader because the article is premium. */
  isCut: boolean;
  /** The newest articles of the newsroom, without this one. */
  latest: ArticleCard[];
  /** More of the same category, without this one. */
  more: ArticleCard[];
}
