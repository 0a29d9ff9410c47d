import { type Article, type articleSchema, openContent } from '../article/article.ts';
import { type ContentBlock, isVisual, wordsOf } from '../article/content-block.ts';
import type { LiveEntry } from '../article/live/live-entry.ts';

/** Most text of one article that is searched, in characters, so that one huge article can't slow searches down. */
const SEARCHED_LENGTH = 100_000;

/**
 * Searched fields besides the text, of the readers' search in both editions and of the back office; databases rebuild
 * their index when they change.
 */
export const searchedFieldNames = [
  'title',
  'category',
  'author',
  'tagNames',
] as const satisfies readonly (keyof typeof articleSchema.shape)[];

type SearchedField = (typeof searchedFieldNames)[number];

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
function searchedText(content: readonly ContentBlock[]): string {
  const running = content.filter((block) => !isVisual(block));
  const beside = content.filter(isVisual);
  return wordsOf([...running, ...beside])
    .join(' ')
    .slice(0, SEARCHED_LENGTH);
}

type Text = Pick<Article, 'id' | 'content'>;

/**
 * Returns the searched text of an article, that behind the paywall included: its blocks and, after them, headings and
 * blocks of its live blog. `entries`: newest first; those of other articles are left out.
 */
export const wholeText = ({ id, content }: Text, entries: readonly LiveEntry[]): string =>
  searchedText([
    ...content,
    ...entries.flatMap(({ article, heading, content: update }): ContentBlock[] => {
      if (article !== id) return [];
      return heading ? [{ id, type: 'paragraph', content: heading }, ...update] : update;
    }),
  ]);

/** Returns the searched text that everybody may read; a Premium article's live blog is behind the paywall. */
export const openText = (article: Article, entries: readonly LiveEntry[]): string =>
  article.isPremium ? searchedText(openContent(article)) : wholeText(article, entries);

/** Joins the searched fields and the searched text of an article. */
export const wholeSearchedOf = (
  article: Searched & Text,
  entries: readonly LiveEntry[] = [],
): string => `${fieldsSearchedOf(article)} ${wholeText(article, entries)}`;
