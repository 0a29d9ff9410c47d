import type { ComponentProps } from 'react';

/** The name under which a posted form says which one it is: an address may have several. */
export const FORM_ID_FIELD = 'form';

interface PostFormProps extends ComponentProps<'form'> {
  id: string;
  /** The address whose action answers it. */
  action: string;
}

/** A form that is sent to a route's action, with or without script. */
export function PostForm({ children, ...form }: PostFormProps) {
  return (
    <form method="post" {...form}>
      <input type="hidden" name={FORM_ID_FIELD} value={form.id} />
      {children}
    </form>
  );
}
