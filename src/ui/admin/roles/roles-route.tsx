import { type Role, roleGroups, roles } from '#core/account/role.ts';
import * as words from '#ui/words/admin/staff-people-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice, useRole } from '../shell/back-office-route.tsx';
import { isOff, roleRights } from './role-rights.ts';

/** Rights of a role beyond those of the lower ones. */
function RoleSection({ role, isOwn }: { role: Role; isOwn: boolean }) {
  const { settings } = useBackOffice().site;
  return (
    <section aria-labelledby={role} className="border-rule border-t pt-3">
      <h2 id={role} className="mb-1 flex flex-wrap items-baseline gap-x-3 text-title">
        {roleGroups[role]}
        {isOwn && <span className="text-ink-2 text-meta">{words.yourRole}</span>}
      </h2>
      <ul className="list-disc ps-5">
        {roleRights
          .filter(({ least }) => least === role)
          .map((right) => (
            <li key={right.name} className="py-0.5">
              {words.rights[right.name]}
              {isOff(right, settings) && (
                <span className="text-ink-3">{` (${words.settingsForbidIt})`}</span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

export function Component() {
  const { edition } = useBackOffice().site;
  const own = useRole();
  const isServer = edition === 'server';
  return (
    <AdminPage title={words.roles}>
      <p className="mb-5 max-w-[64ch] text-ink-2">
        {isServer ? words.rolesIntro : words.thisEditionHasNoStaff}
      </p>
      {isServer && (
        <div className="grid max-w-[48rem] gap-5">
          {roles.toReversed().map((role) => (
            <RoleSection key={role} role={role} isOwn={role === own} />
          ))}
        </div>
      )}
    </AdminPage>
  );
}
