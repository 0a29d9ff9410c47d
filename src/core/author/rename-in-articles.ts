import type { Article } from '../article/article.ts';
import { authorsOf } from '../article/authors-of.ts';
import { type Byline, creditOf, writtenBy } from '../article/byline.ts';
import { amendEachArticle } from '../article/desk/amend-articles.ts';
import { countedInOwn, inList } from '../locale/plural.ts';
import type { StoreChange } from '../ports.ts';
import { foldName } from '../text/fold.ts';
import * as words from '../words/event-words.ts';
import type { Author } from './author.ts';

type Credits = Pick<Article, 'author' | 'bylines'>;

const isSameByline = (one: Byline, other: Byline): boolean =>
  one.authorId !== undefined && one.authorId === other.authorId;

/** Returns the bylines with another author, or without the link if there is none. */
function changedBylines(bylines: readonly Byline[], before: Author, after?: Author): Byline[] {
  const changed = bylines.map((byline): Byline => {
    if (byline.authorId !== before.id) return byline;
    return after ? { authorId: after.id, name: after.name } : { name: byline.name };
  });
  return changed.filter(
    (one, at) =>
      changed.findIndex((other) => isSameByline(one, other)) === at || one.authorId === undefined,
  );
}

/** Returns the new credits of an article; `undefined` if they stay. */
function changedCredits(
  { author, bylines = [] }: Credits,
  before: Author,
  after: Author | undefined,
): Credits | undefined {
  if (bylines.length > 0) {
    const changed = changedBylines(bylines, before, after);
    return { author: creditOf({ author, bylines: changed }), bylines: changed };
  }
  if (!after) return undefined;
  const names = authorsOf(author).map(({ name }) =>
    foldName(name) === foldName(before.name) ? after.name : name,
  );
  return { author: inList(names) };
}

/**
 * Follows a change of an author in all articles and drafts: a new name, another author in place of a deleted
 * one, or none, when articles keep the name alone.
 */
export async function renameInArticles(
  change: StoreChange,
  before: Author,
  after: Author | undefined,
): Promise<string | undefined> {
  if (before.id === after?.id && before.name === after.name) return undefined;
  const count = await amendEachArticle(change, writtenBy(before), (article) =>
    changedCredits(article, before, after),
  );
  if (count === 0) return undefined;
  const articles = countedInOwn(count, words.articles);
  if (!after) return words.andKeptTheNameAlone(articles);
  return words.articlesMoved(articles, before.name, after.name);
}
