import { isAtLeast } from '../../account/role.ts';
import { Refusal } from '../../errors.ts';
import type { StoreView } from '../../ports.ts';
import type { CommandInput } from './command-input.ts';
import type { Draft } from './draft.ts';

/** Person asked to judge an article, and the day by which. */
export type Review = Pick<Draft, 'askedId' | 'askedName' | 'neededBy'>;

export const nobodyAsked: Review = {
  askedId: undefined,
  askedName: undefined,
  neededBy: undefined,
};

/** Returns the review that is asked for. Refuses with `invalid` if the account may not judge articles. */
export async function reviewAsked(
  view: Pick<StoreView, 'get'>,
  { askedId, neededBy }: Pick<CommandInput, 'askedId' | 'neededBy'>,
): Promise<Review> {
  if (askedId === undefined) return { ...nobodyAsked, neededBy };
  const user = await view.get('users', askedId);
  if (!user?.role || !isAtLeast(user.role, 'editor')) {
    throw new Refusal({ kind: 'invalid', code: 'asked-unknown', field: 'askedId' });
  }
  return { askedId, askedName: user.name, neededBy };
}
