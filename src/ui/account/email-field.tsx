import { TextField } from '#ui/kit/design/text-field.tsx';

interface EmailFieldProps {
  error?: string | undefined;
  /** Value from the previous submission. */
  typed?: string | undefined;
}

/** E-mail address, marked as the user name for password managers. */
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
