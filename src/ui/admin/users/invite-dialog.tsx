import { useState } from 'react';
import { roleNames } from '#core/account/role.ts';
import * as words from '#ui/words/admin/people-words.ts';
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
  /** Returns the words for a field that the last attempt was refused for. */
  errorOf: (field: string) => string | undefined;
  onInvite: (invitation: Invitation) => void;
  onClose: () => void;
}

const empty: Invitation = { name: '', email: '', role: 'author' };

/** Dialog that invites a staff member. */
export function InviteDialog({ isBusy, errorOf, onInvite, onClose }: InviteDialogProps) {
  const [fields, setFields] = useState(empty);
  const change = (changed: Partial<Invitation>): void => setFields({ ...fields, ...changed });
  return (
    <EditDialog
      isOpen
      title={words.inviteStaff}
      isDirty={fields.name !== '' || fields.email !== ''}
      isBusy={isBusy}
      saveLabel={words.invite}
      onSave={() => onInvite(fields)}
      onClose={onClose}
    >
      <div className="grid gap-4 p-5">
        <TextInput
          label={words.name}
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <TextInput
          label={words.email}
          type="email"
          required
          value={fields.email}
          onChange={(email) => change({ email })}
          error={errorOf('email')}
        />
        <SelectField
          label={words.role}
          options={roleNames}
          hint={words.ownersCanDoEverythingEditors}
          value={fields.role}
          onChange={(role) => change({ role })}
        />
      </div>
    </EditDialog>
  );
}
