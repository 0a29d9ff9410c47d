import { type FormEvent, useState } from 'react';
import { LONGEST_PASSKEY_NAME } from '#core/second-factor/second-factor.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';

interface PasskeyNameProps {
  /** Initial value. */
  first: string;
  submit: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Form for the name of a passkey. */
export function PasskeyName({ first, submit, isBusy, onName, onCancel }: PasskeyNameProps) {
  const [name, setName] = useState(first);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onName(name);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-3 py-2">
      <TextField
        label="Name of the passkey"
        value={name}
        onChange={setName}
        maxLength={LONGEST_PASSKEY_NAME}
        required
        autoFocus
      />
      <Button type="submit" aria-disabled={isBusy}>
        {submit}
      </Button>
      <Button tone="line" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
