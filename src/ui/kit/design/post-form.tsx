import type { ComponentProps } from 'react';

/** The name under which a posted form says which one it is: an address may have several. */
export const FORM_ID_FIELD = 'form';

interface PostFormProps extends ComponentProps<'form'> {
  id: string;
  /** The address whose action answers it. */
  action: string;
  /** With script, the page stays as it is and only the form shows the answer. */
  isSentInPlace?: boolean;
}

/**
 * A form that is sent to a route's action, with or without script. The answer marks what is wrong: the
 * browser's own bubbles are gone in seconds and say less.
 */
export function PostForm({ children, isSentInPlace, ...form }: PostFormProps) {
  return (
    <form method="post" noValidate {...form} {...(isSentInPlace ? { 'data-in-place': '' } : {})}>
      <input type="hidden" name={FORM_ID_FIELD} value={form.id} />
      {children}
    </form>
  );
}
