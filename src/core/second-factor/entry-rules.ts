import type { User } from '../account/user.ts';
import type { SecondFactorPorts } from './second-factor-ports.ts';

/** Requirements that an account must meet before it gets its role's access. */
export interface EntryRules {
  /** True for staff with a second factor, whose log-ins must use it. */
  owesFactor(user: User): Promise<boolean>;
  /** True if the role requires a second factor and the account has none. */
  owesSetUp(user: User): Promise<boolean>;
}

export const entryRules = ({
  kept,
  policies,
}: Pick<SecondFactorPorts, 'kept' | 'policies'>): EntryRules => ({
  owesFactor: async ({ id, role }) => role !== undefined && kept.has(id),
  owesSetUp: async ({ id, role }) => {
    if (!role || !(await policies.read()).requiredFor.includes(role)) return false;
    return !(await kept.has(id));
  },
});
