import type { StoreChange } from '../../ports.ts';
import type { PublicView } from '../../public-view.ts';
import type { Article } from '../article.ts';
import { slugsOf } from '../article-address.ts';

/** Keeps that a publication was withdrawn. */
export const noteWithdrawal = (change: StoreChange, publication: Article, now: Date) =>
  change.put('withdrawals', {
    id: publication.id,
    slugs: slugsOf(publication),
    at: now.toISOString(),
  });

/** Forgets a withdrawal, because the article is deleted. */
export async function forgetWithdrawal(change: StoreChange, id: string): Promise<void> {
  if (await change.get('withdrawals', id)) await change.remove('withdrawals', id);
}

/** Returns whether an article was withdrawn that had this address, its id or a slug. */
export async function wasWithdrawn(view: PublicView, address: string): Promise<boolean> {
  if (await view.get('withdrawals', address)) return true;
  return (await view.count('withdrawals', { where: { slug: address } })) > 0;
}
