import { roles } from '#core/account/role.ts';
import { defaultAccessPolicy } from '#core/second-factor/access-policy.ts';
import type { AccessPolicies } from '#core/second-factor/second-factor-ports.ts';
import type { Engine } from '../engine/engine.ts';

/** Access rules of the back office, in a table of one row. */
export const createAccessPolicies = (engine: Engine): AccessPolicies => ({
  read: async () => {
    const row = await engine.read((queries) =>
      queries.selectFrom('access_policies').selectAll().executeTakeFirst(),
    );
    if (!row) return defaultAccessPolicy;
    const required = row.required_for.split(' ');
    return {
      requiredFor: roles.filter((role) => required.includes(role)),
      allowsSharedPassword: row.allows_shared_password === 1,
    };
  },
  save: ({ requiredFor, allowsSharedPassword }) =>
    engine.write(async (queries) => {
      const row = {
        required_for: requiredFor.join(' '),
        allows_shared_password: allowsSharedPassword ? 1 : 0,
      };
      await queries
        .insertInto('access_policies')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }),
});
