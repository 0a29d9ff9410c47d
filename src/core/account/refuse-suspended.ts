import { Refusal } from '../errors.ts';
import type { User } from './user.ts';

type Suspendable = Pick<User, 'suspended'>;

/** Refuses a log-in with `wrong-credentials` if the account is suspended. Call it only once its holder is proven. */
export function refuseSuspended({ suspended }: Suspendable): void {
  if (suspended) throw new Refusal({ kind: 'wrong-credentials', code: 'account-suspended' });
}

/** Refuses an owner's change with `wrong-state` if the account is suspended. */
export function mustNotBeSuspended({ suspended }: Suspendable): void {
  if (suspended) throw new Refusal({ kind: 'wrong-state', code: 'suspended-now' });
}
