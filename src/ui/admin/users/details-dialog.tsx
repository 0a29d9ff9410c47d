import { useState } from 'react';
import * as peopleWords from '#ui/words/admin/people-words.ts';
import * as words from '#ui/words/admin/staff-people-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { EditDialog } from '../parts/dialog/edit-form.tsx';
import { TextInput } from '../parts/form/form-field.tsx';

export interface PersonDetails {
  name: string;
  email: string;
  /** Address of the picture; '' for none. */
  picture: string;
}

interface DetailsDialogProps {
  of: PersonDetails;
  /** True for staff, who have a picture. */
  hasPicture: boolean;
  isBusy: boolean;
  /** Returns the words for a field that the last attempt was refused for. */
  errorOf: (field: string) => string | undefined;
  /** Gets the name, and what else was changed. */
  onSave: (details: Partial<PersonDetails> & { name: string }) => void;
  onClose: () => void;
}

/** Returns the name, and the other fields that differ: what others changed meanwhile must stay. */
const changedIn = (of: PersonDetails, { name, email, picture }: PersonDetails) => ({
  name,
  ...(email === of.email ? {} : { email }),
  ...(picture === of.picture ? {} : { picture }),
});

/** Dialog with which an owner changes the details of an account. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { of, hasPicture, isBusy, errorOf, onSave, onClose } = props;
  const [fields, setFields] = useState(of);
  const change = (changed: Partial<PersonDetails>): void => setFields({ ...fields, ...changed });
  const isDirty = (['name', 'email', 'picture'] as const).some((name) => fields[name] !== of[name]);
  return (
    <EditDialog
      isOpen
      title={words.editDetails(of.name || of.email)}
      isDirty={isDirty}
      isBusy={isBusy}
      saveLabel={words.save}
      onSave={() => onSave(changedIn(of, fields))}
      onClose={onClose}
    >
      <div className="grid gap-4 p-5">
        <TextInput
          label={peopleWords.name}
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <TextInput
          label={peopleWords.email}
          type="email"
          required
          value={fields.email}
          onChange={(email) => change({ email })}
          hint={words.addressIsTold}
          error={errorOf('email')}
        />
        {hasPicture && (
          <MediaField
            label={words.picture}
            src={fields.picture}
            type="image"
            onMedia={({ url }) => change({ picture: url })}
            onRemove={() => change({ picture: '' })}
            hint={words.pictureOfPersonHint}
          />
        )}
      </div>
    </EditDialog>
  );
}
