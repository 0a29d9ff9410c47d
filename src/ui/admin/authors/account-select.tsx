import { useEffect, useState } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { SelectField } from '../parts/form/form-field.tsx';
import { useRole } from '../shell/back-office-route.tsx';

interface AccountSelectProps {
  /** Id of an account, or '' for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Choice of the author's account. Only owners see accounts; for others nothing is shown. */
export function AccountSelect({ value, onChange }: AccountSelectProps) {
  const isOwner = isAtLeast(useRole(), 'owner');
  const [accounts, setAccounts] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!isOwner) return undefined;
    let isCurrent = true;
    allRecords('users').then(
      (users) =>
        isCurrent && setAccounts(Object.fromEntries(users.map(({ id, name }) => [id, name]))),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOwner]);
  if (!isOwner) return null;
  return (
    <SelectField
      label="Account"
      options={{ '': 'None', ...accounts }}
      value={value}
      onChange={onChange}
    />
  );
}
