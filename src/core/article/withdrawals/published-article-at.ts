import { failures, Refusal } from '../../errors.ts';
import type { PublicView } from '../../public-view.ts';
import type { Article } from '../article.ts';
import { wasWithdrawn } from './withdrawals.ts';

/** Most articles that share a slug; only imports can give several the same one. */
const MOST_OF_SLUG = 10;

/** Returns the article with that id, or else with that slug, or else the one that had it. */
async function articleAt(view: PublicView, address: string): Promise<Article | undefined> {
  const article = await view.get('articles', address);
  if (article) return article;
  const found = await view.list('articles', { where: { slug: address }, limit: MOST_OF_SLUG });
  return found.find(({ slug }) => slug === address) ?? found[0];
}

/**
 * Returns the published article of an id, a slug or a former slug. Refuses with `gone` if one was withdrawn
 * from there, otherwise with `not-found`.
 */
export async function publishedArticleAt(view: PublicView, address: string): Promise<Article> {
  const article = await articleAt(view, address);
  if (article) return article;
  const isGone = await wasWithdrawn(view, address);
  throw new Refusal(isGone ? { kind: 'gone', code: 'article-withdrawn' } : failures.notFound());
}
