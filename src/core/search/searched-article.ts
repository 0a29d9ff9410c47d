import type { Article, articleSchema } from '../article/article.ts';
import { type ContentBlock, isParagraph } from '../article/content-block.ts';

/** Most text of one article that is searched, in characters; a whole book must not stop the search. */
const SEARCHED_LENGTH = 100_000;

/**
 * Fields that readers and the back office find an article by, and how much more a match in them counts than
 * one in the text. Both searches of readers and the index of a database go by this table; a database makes
 * its index anew when the names change.
 */
export const searchedFields = { title: 4, category: 2, author: 2 } as const satisfies Partial<
  Record<keyof typeof articleSchema.shape, number>
>;

type SearchedField = keyof typeof searchedFields;

export const searchedFieldNames = Object.keys(searchedFields) as SearchedField[];

/** The searched fields of an article as one text. */
export const fieldsSearchedOf = (article: Pick<Article, SearchedField>): string =>
  searchedFieldNames.map((field) => article[field]).join(' ');

/** The text of an article that is searched beside its fields. */
export const searchedText = (content: readonly ContentBlock[]): string =>
  content
    .filter(isParagraph)
    .map(({ content }) => content)
    .join(' ')
    .slice(0, SEARCHED_LENGTH);
