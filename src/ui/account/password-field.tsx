import { useState } from 'react';
import { TextField } from '#ui/kit/text-field.tsx';

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
}

/** The password, which can be looked at while it is typed. */
export function PasswordField({ autoComplete, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        required
        error={error}
      />
      <label className="mt-2 flex min-h-6 w-fit items-center gap-2 text-ui">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-4 accent-ink"
        />
        Show password
      </label>
    </div>
  );
}
