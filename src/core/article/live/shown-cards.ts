import { linksOf } from '../../category/category-links.ts';
import type { PublicStore } from '../../public-view.ts';
import type { CategoryLink } from '../article-card.ts';

/**
 * Returns a function that gives cards what other records say: address and colour of the category, and whether
 * the article is an ongoing live blog.
 */
export async function shownCards(store: Pick<PublicStore, 'standing'>) {
  const linked = linksOf(await store.standing('categories'));
  const blogs = await store.standing('liveBlogs');
  const live = new Set(blogs.filter(({ endedAt }) => !endedAt).map(({ id }) => id));
  return <Card extends { id: string; category: CategoryLink; isLive?: true }>(card: Card): Card =>
    live.has(card.id) ? { ...linked(card), isLive: true } : linked(card);
}
