import { useEffect, useRef, useState } from 'react';
import { type PasswordHolder, shortestPassword } from '#core/account/password/good-password.ts';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { Island } from '#ui/kit/page/island.tsx';

interface PasswordFieldProps {
  /** `Password` by default. */
  label?: string;
  /** `password` by default; a server never sends back what has that word in its name. */
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}

/** The password, which can be looked at while it is typed. */
export function PasswordInput(props: PasswordFieldProps) {
  const { label = 'Password', name = 'password', autoComplete, hint, error } = props;
  const [isShown, setIsShown] = useState(false);
  const switched = useRef<HTMLInputElement>(null);
  // On a page from a server the box may have been ticked before this was there.
  useEffect(() => setIsShown(switched.current?.checked ?? false), []);
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
          ref={switched}
          type="checkbox"
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-4 accent-ink"
        />
        {`Show ${label.toLowerCase()}`}
      </label>
    </div>
  );
}

/** Says how long a new password has to be. */
export const lengthHint = (holder: PasswordHolder): string =>
  `At least ${shortestPassword[holder]} characters.`;

export const PasswordField = (props: PasswordFieldProps) => (
  <Island of={passwordFieldIsland} props={props} />
);

export const passwordFieldIsland = { name: 'password-field', part: PasswordInput } as const;
