import { TextField } from '#ui/kit/text-field.tsx';

/** The address that is the account's name, to password managers too. */
export const EmailField = ({ error }: { error?: string | undefined }) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    required
    error={error}
  />
);
