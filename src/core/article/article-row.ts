import type { Article } from './article.ts';
import { type LeadPicture, leadPictureOf, type Published, publishedOf } from './article-card.ts';

/** An article in the back office's table: all but its text. */
export interface ArticleRow
  extends Pick<
    Article,
    'id' | 'version' | 'title' | 'category' | 'author' | 'writerId' | 'isFeatured' | 'isPremium'
  > {
  published: Published;
  picture: LeadPicture;
}

export function articleRow(article: Article): ArticleRow {
  const { id, version, title, category, author, writerId, isFeatured, isPremium } = article;
  return {
    ...{ id, version, title, category, author, writerId, isFeatured, isPremium },
    published: publishedOf(article),
    picture: leadPictureOf(article),
  };
}
