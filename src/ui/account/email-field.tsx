import { TextField } from '#ui/kit/text-field.tsx';

interface EmailFieldProps {
  error?: string | undefined;
  /** What was typed before. */
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
