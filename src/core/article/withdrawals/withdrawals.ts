import { Refusal } from '../../errors.ts';
import type { StoreChange } from '../../ports.ts';
import type { PublicView } from '../../public-view.ts';
import { foldForAddress } from '../../text/fold.ts';
import type { Article } from '../article.ts';
import { slugsOf } from '../article-address.ts';
import type { Withdrawal } from './withdrawal.ts';

interface Noted {
  at: Date;
  /** Where its addresses lead; '' for nowhere. */
  leadsTo: string;
}

/** Keeps that a publication was withdrawn. Refuses with `invalid` (`leads-to-itself`). */
export async function noteWithdrawal(
  change: StoreChange,
  publication: Article,
  { at, leadsTo }: Noted,
): Promise<void> {
  const { id } = publication;
  const slugs = slugsOf(publication);
  if ([id, ...slugs].some((name) => leadsTo === `/article/${name}`)) {
    throw new Refusal({ kind: 'invalid', code: 'leads-to-itself', field: 'leadsTo' });
  }
  await change.put('withdrawals', {
    ...{ id, slugs, at: at.toISOString() },
    leadsTo: leadsTo === '' ? undefined : leadsTo,
  });
}

/** Forgets a withdrawal, because the article is deleted. */
export async function forgetWithdrawal(change: StoreChange, id: string): Promise<void> {
  if (await change.get('withdrawals', id)) await change.remove('withdrawals', id);
}

/** Returns the withdrawal of an article that had this address, its id or a slug. */
export async function withdrawalAt(
  view: PublicView,
  address: string,
): Promise<Withdrawal | undefined> {
  const withdrawal = await view.get('withdrawals', address);
  if (withdrawal) return withdrawal;
  const [found] = await view.list('withdrawals', {
    where: { slug: foldForAddress(address) },
    limit: 1,
  });
  return found;
}
