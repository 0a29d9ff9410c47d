import { useState } from 'react';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import * as words from '#ui/words/account-words.ts';

interface PasswordFieldProps {
  /** Default: `Password`. */
  label?: string;
  /** Default: `password`. A server never echoes values of fields with that word in the name. */
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}

function PasswordInput(props: PasswordFieldProps) {
  const { label = words.password, name = 'password', autoComplete, hint, error } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        required
        {...(hint === undefined ? {} : { hint })}
        error={error}
      />
      <label className="needs-script mt-2 flex min-h-6 w-fit items-center gap-2 text-ui">
        <input
          type="checkbox"
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-4 accent-ink"
        />
        {words.show(label.toLowerCase())}
      </label>
    </div>
  );
}

/** Password field with a button that shows the password. */
export const PasswordField = defineIsland({
  name: 'password-field',
  part: PasswordInput,
  wakes: ['change [type=checkbox]'],
});
