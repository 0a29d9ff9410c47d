import { TextField } from '#ui/kit/design/text-field.tsx';

interface EmailFieldProps {
  error?: string | undefined;
  /** Value from the previous submission. */
  typed?: string | undefined;
}

/** The address that is the account's name, to password managers too. */
export const EmailField = ({ error, typed }: EmailFieldProps) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    required
    defaultValue={typed}
    error={error}
  />
);
