import type { ComponentProps } from 'react';

/** Name of the hidden field with the form's id: an address can answer several forms. */
export const FORM_ID_FIELD = 'form';

interface PostFormProps extends ComponentProps<'form'> {
  id: string;
  /** Address of the route whose action handles the form. */
  action: string;
  /** With JavaScript, only the form shows the answer, and the page stays. */
  isSentInPlace?: boolean;
}

/**
 * Form that posts to a route's action, with or without JavaScript. Native validation is off: the
 * answer marks the invalid field with a message that stays.
 */
export function PostForm({ children, isSentInPlace, ...form }: PostFormProps) {
  return (
    <form method="post" noValidate {...form} {...(isSentInPlace ? { 'data-in-place': '' } : {})}>
      <input type="hidden" name={FORM_ID_FIELD} value={form.id} />
      {children}
    </form>
  );
}
