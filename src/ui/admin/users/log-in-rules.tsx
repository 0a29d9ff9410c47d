import { type Role, roleGroups, roles } from '#core/account/role.ts';
import type { AccessPolicy } from '#core/second-factor/access-policy.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { SwitchField } from '../parts/form/switch-field.tsx';

/** Access policy: roles that need a second factor, and the switch for the shared password. */
export function LogInRules({ policy }: { policy: AccessPolicy }) {
  const { run, isBusy } = useWork();
  const save = (changed: Partial<AccessPolicy>): void => {
    if (isBusy) return;
    const json = { ...policy, ...changed };
    void run(() => adminClient().ask('PUT /admin/access-policy', json), {
      title: words.success,
      text: words.logInRulesSaved,
    });
  };
  const require = (role: Role, isOn: boolean): void =>
    save({
      requiredFor: roles.filter((one) => (one === role ? isOn : policy.requiredFor.includes(one))),
    });
  return (
    <section
      aria-label={words.logInRules}
      className="mb-6 grid items-start gap-x-10 gap-y-4 border-rule border-y py-4 md:grid-cols-2"
    >
      <fieldset className="grid content-start gap-3">
        <legend className="mb-2 text-label">{words.secondFactorRequired}</legend>
        {roles.map((role) => (
          <SwitchField
            key={role}
            label={roleGroups[role]}
            isOn={policy.requiredFor.includes(role)}
            onChange={(isOn) => require(role, isOn)}
          />
        ))}
        <p className="text-meta">
          {words.peopleWithoutOneSet(
            policy.allowsSharedPassword ? words.theSharedPasswordBypasses : '',
          )}
        </p>
      </fieldset>
      <SwitchField
        label={words.sharedPassword}
        hint={words.switchItOffOnce}
        isOn={policy.allowsSharedPassword}
        onChange={(allowsSharedPassword) => save({ allowsSharedPassword })}
      />
    </section>
  );
}
