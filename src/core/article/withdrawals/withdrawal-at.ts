import type { PublicView } from '../../public-view.ts';
import { foldForAddress } from '../../text/fold.ts';
import type { Withdrawal } from './withdrawal.ts';

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
