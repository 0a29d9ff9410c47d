import { type Role, roleNames, roles } from '#core/account/role.ts';
import * as words from '#ui/words/admin/people-words.ts';

/** Value of a pending invitation; choosing another value withdraws it. */
const INVITED = 'invited';

interface RoleSelectProps {
  /** Account that the role is for. */
  name: string;
  role: Role | undefined;
  /** Role of a pending invitation, until its link is redeemed. */
  invitedAs?: Role | undefined;
  isBusy: boolean;
  onChange: (role: Role | undefined) => void;
}

/** Role of a user in the newsroom; readers have none. */
export const RoleSelect = ({ name, role, invitedAs, isBusy, onChange }: RoleSelectProps) => (
  <select
    aria-label={words.roleOf(name)}
    aria-busy={isBusy}
    value={invitedAs ? INVITED : (role ?? '')}
    onChange={(event) => onChange(roles.find((one) => one === event.target.value))}
    className="field-box w-auto pointer-fine:min-h-9 pointer-fine:py-1"
  >
    {invitedAs && <option value={INVITED}>{words.invited(roleNames[invitedAs])}</option>}
    <option value="">{words.reader}</option>
    {roles.map((one) => (
      <option key={one} value={one}>
        {roleNames[one]}
      </option>
    ))}
  </select>
);
