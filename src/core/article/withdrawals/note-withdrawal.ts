import { Refusal } from '../../errors.ts';
import type { StoreChange } from '../../ports.ts';
import { leadsSomewhere } from './leads-somewhere.ts';
import type { Withdrawal } from './withdrawal.ts';

type Noted = Pick<Withdrawal, 'id' | 'slugs' | 'at'> & {
  /** Target of its addresses; '' for none. */
  leadsTo: string;
};

const refusal = (code: 'leads-to-itself' | 'leads-to-nothing'): Refusal =>
  new Refusal({ kind: 'invalid', code, field: 'leadsTo' });

/**
 * Keeps that an article was withdrawn, and where its addresses lead. Refuses with `invalid`: `leads-to-itself`, and
 * `leads-to-nothing` for a page of this site that doesn't exist.
 */
export async function noteWithdrawal(
  change: StoreChange,
  { leadsTo, ...withdrawal }: Noted,
): Promise<void> {
  const { id, slugs } = withdrawal;
  if ([id, ...slugs].some((name) => leadsTo === `/article/${name}`)) {
    throw refusal('leads-to-itself');
  }
  if (leadsTo !== '' && !(await leadsSomewhere(change, leadsTo))) throw refusal('leads-to-nothing');
  await change.put('withdrawals', {
    ...withdrawal,
    leadsTo: leadsTo === '' ? undefined : leadsTo,
  });
}

/** Forgets a withdrawal, because the article is deleted. */
export async function forgetWithdrawal(change: StoreChange, id: string): Promise<void> {
  if (await change.get('withdrawals', id)) await change.remove('withdrawals', id);
}
