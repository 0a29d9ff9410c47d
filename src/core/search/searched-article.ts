import type { Article, articleSchema } from '../article/article.ts';
import { type ContentBlock, isVisual, wordsOf } from '../article/content-block.ts';

/** Most text of one article that is searched, in characters, so that one huge article can't slow searches down. */
const SEARCHED_LENGTH = 100_000;

/**
 * Searched fields besides the text, with the weight of a match relative to one in the text. Used by the
 * readers' search in both editions and by the back office; databases rebuild their index when names change.
 */
export const searchedFields = {
  title: 4,
  category: 2,
  author: 2,
  tagNames: 2,
} as const satisfies Partial<Record<keyof typeof articleSchema.shape, number>>;

type SearchedField = keyof typeof searchedFields;

export const searchedFieldNames = Object.keys(searchedFields) as SearchedField[];

type Searched = Pick<Article, SearchedField>;

/** Returns a searched field as one text. */
export const fieldSearchedOf = (article: Searched, field: SearchedField): string =>
  [article[field] ?? []].flat().join(' ');

/** Joins the searched fields of an article. */
export const fieldsSearchedOf = (article: Searched): string =>
  searchedFieldNames
    .map((field) => fieldSearchedOf(article, field))
    .filter(Boolean)
    .join(' ');

/**
 * Joins the words of an article's blocks, up to `SEARCHED_LENGTH`. Captions, tables and the like follow the
 * running text, so that they don't interrupt its sentences in excerpts.
 */
export function searchedText(content: readonly ContentBlock[]): string {
  const running = content.filter((block) => !isVisual(block));
  const beside = content.filter(isVisual);
  return wordsOf([...running, ...beside])
    .join(' ')
    .slice(0, SEARCHED_LENGTH);
}

/** Joins the searched fields and the words of an article's blocks. */
export const wholeSearchedOf = (article: Searched & Pick<Article, 'content'>): string =>
  `${fieldsSearchedOf(article)} ${searchedText(article.content)}`;
