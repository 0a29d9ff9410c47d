import type { StoreView } from '../../ports.ts';
import type { Article } from '../article.ts';

type Tagged = Pick<Article, 'tagIds' | 'tagNames'>;

/** Returns the ids of an article's tags without deleted ones, and the present names of the tags. */
export async function currentTags(view: StoreView, { tagIds = [] }: Tagged): Promise<Tagged> {
  const found = await Promise.all(tagIds.map((id) => view.get('tags', id)));
  const tags = found.flatMap((tag) => (tag ? [tag] : []));
  if (tags.length === 0) return { tagIds: undefined, tagNames: undefined };
  return { tagIds: tags.map(({ id }) => id), tagNames: tags.map(({ name }) => name) };
}
