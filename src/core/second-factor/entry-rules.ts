import type { User } from '../account/user.ts';
import type { SecondFactorPorts } from './second-factor-ports.ts';

/** Requirements that an account must still meet before it gets its role's access. */
export interface EntryRules {
  /** It has a second factor, and a log-in must show it. Readers have none. */
  owesFactor(user: User): Promise<boolean>;
  /** Its role asks for a second factor, and it has none. */
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
