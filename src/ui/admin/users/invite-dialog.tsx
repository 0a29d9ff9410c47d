import { useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { roleNames } from '#core/account/role.ts';
import { EditDialog } from '../parts/dialog/edit-form.tsx';
import { SelectField, TextInput } from '../parts/form/form-field.tsx';

export interface Invitation {
  name: string;
  email: string;
  /** One of `roles`. */
  role: string;
}

interface InviteDialogProps {
  isBusy: boolean;
  failure: ProblemDetails | undefined;
  onInvite: (invitation: Invitation) => void;
  onClose: () => void;
}

const empty: Invitation = { name: '', email: '', role: 'author' };

/** Dialog that invites a staff member. */
export function InviteDialog({ isBusy, failure, onInvite, onClose }: InviteDialogProps) {
  const [fields, setFields] = useState(empty);
  const change = (changed: Partial<Invitation>): void => setFields({ ...fields, ...changed });
  const errorOf = (field: string): string | undefined =>
    failure?.field === field ? failure.detail : undefined;
  return (
    <EditDialog
      isOpen
      title="Invite Staff"
      isDirty={fields.name !== '' || fields.email !== ''}
      isBusy={isBusy}
      saveLabel="Invite"
      onSave={() => onInvite(fields)}
      onClose={onClose}
    >
      <div className="grid gap-4 p-5">
        <TextInput
          label="Name"
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <TextInput
          label="Email"
          type="email"
          required
          value={fields.email}
          onChange={(email) => change({ email })}
          error={errorOf('email')}
        />
        <SelectField
          label="Role"
          options={roleNames}
          hint="Owners can do everything, editors change all content, authors publish their own articles, contributors send theirs for review."
          value={fields.role}
          onChange={(role) => change({ role })}
        />
      </div>
    </EditDialog>
  );
}
