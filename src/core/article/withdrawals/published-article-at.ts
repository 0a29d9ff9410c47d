import { failures, Refusal } from '../../errors.ts';
import type { PublicView } from '../../public-view.ts';
import { foldForAddress } from '../../text/fold.ts';
import type { Article } from '../article.ts';
import { leadingAddress } from './leads-to.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Returns the withdrawal of an article that had this address, its id or a slug. */
async function withdrawalAt(view: PublicView, address: string): Promise<Withdrawal | undefined> {
  const withdrawal = await view.get('withdrawals', address);
  if (withdrawal) return withdrawal;
  const [found] = await view.list('withdrawals', {
    where: { slug: foldForAddress(address) },
    limit: 1,
  });
  return found;
}

/** Most articles that share a slug; only imports can give several the same one. */
const MOST_OF_SLUG = 10;

/** Returns the article with that id, or else with that slug, or else the one that had it. */
async function articleAt(view: PublicView, address: string): Promise<Article | undefined> {
  const article = await view.get('articles', address);
  if (article) return article;
  const slug = foldForAddress(address);
  const found = await view.list('articles', { where: { slug }, limit: MOST_OF_SLUG });
  return found.find((one) => one.slug === slug) ?? found[0];
}

/**
 * Returns the published article of an id, or of any spelling of a slug or a former slug. Refuses with `gone` if one was withdrawn
 * from there, with `leadsTo` where the address leads elsewhere; otherwise with `not-found`.
 */
export async function publishedArticleAt(view: PublicView, address: string): Promise<Article> {
  const article = await articleAt(view, address);
  if (article) return article;
  const withdrawal = await withdrawalAt(view, address);
  if (!withdrawal) throw new Refusal(failures.notFound());
  // What is stored may come from elsewhere.
  const leadsTo = leadingAddress(withdrawal.leadsTo ?? '');
  throw new Refusal({
    kind: 'gone',
    code: 'article-withdrawn',
    ...(leadsTo === undefined ? {} : { params: { leadsTo } }),
  });
}
