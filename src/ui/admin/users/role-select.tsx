import { type Role, roleNames, roles } from '#core/account/role.ts';

interface RoleSelectProps {
  /** Whose it is. */
  name: string;
  role: Role | undefined;
  isBusy: boolean;
  onChange: (role: Role | undefined) => void;
}

/** What somebody may do in the newsroom; a reader may nothing there. */
export const RoleSelect = ({ name, role, isBusy, onChange }: RoleSelectProps) => (
  <select
    aria-label={`Role of ${name}`}
    aria-busy={isBusy}
    value={role ?? ''}
    onChange={(event) => onChange(roles.find((one) => one === event.target.value))}
    className="field-box w-auto pointer-fine:min-h-9 pointer-fine:py-1"
  >
    <option value="">Reader</option>
    {roles.map((one) => (
      <option key={one} value={one}>
        {roleNames[one]}
      </option>
    ))}
  </select>
);
