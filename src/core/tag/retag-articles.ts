import type { Article } from '../article/article.ts';
import { amendEachArticle } from '../article/desk/amend-articles.ts';
import { countedInOwn } from '../locale/plural.ts';
import type { StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';
import type { Tag } from './tag.ts';

type Tagged = Pick<Article, 'tagIds' | 'tagNames'>;

/** Returns an article's tags with `after` in place of `before`, or without it. */
function retagged(
  { tagIds = [], tagNames = [] }: Tagged,
  before: Tag,
  after: Tag | undefined,
): Tagged {
  const names = new Map(tagIds.map((id, at) => [id, tagNames[at] ?? '']));
  const changed = new Map<string, string>();
  for (const [id, name] of names) {
    if (id !== before.id) changed.set(id, name);
    else if (after) changed.set(after.id, after.name);
  }
  if (changed.size === 0) return { tagIds: undefined, tagNames: undefined };
  return { tagIds: [...changed.keys()], tagNames: [...changed.values()] };
}

/**
 * Follows a change of a tag in all articles and drafts: a new name, another tag in place of a deleted one, or
 * none.
 */
export async function retagArticles(
  change: StoreChange,
  before: Tag,
  after: Tag | undefined,
): Promise<string | undefined> {
  if (before.id === after?.id && before.name === after.name) return undefined;
  const count = await amendEachArticle(change, { tag: before.id }, (article) =>
    retagged(article, before, after),
  );
  if (count === 0) return undefined;
  const articles = countedInOwn(count, words.articles);
  if (!after) return words.andLost(articles);
  return words.articlesMoved(articles, before.name, after.name);
}
