import type { ReactNode } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/account-words.ts';

const look = 'prose-link font-semibold';

/** Links of a page that has no form to offer: one of its own, and the login. */
export const OnwardLinks = ({ first }: { first: { label: string; href: string } }) => (
  <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
    <a href={first.href} className={look}>
      {first.label}
    </a>
    <a href={patterns.login} className={look}>
      {words.login}
    </a>
  </p>
);

interface EmailFieldProps {
  error?: string | undefined;
  /** Value from the previous submission. */
  typed?: string | undefined;
}

/** E-mail address, marked as the user name for password managers. */
export const EmailField = ({ error, typed }: EmailFieldProps) => (
  <TextField
    label={words.email}
    name="email"
    type="email"
    autoComplete="username"
    required
    defaultValue={typed}
    error={error}
  />
);

interface AccountFormProps {
  id: string;
  /** Address that the form posts to: its own page. */
  action: string;
  /** Label of the button, and its label while the request is pending. */
  submit: string;
  busy: string;
  isBusy: boolean;
  /** Link to the opposite page, with the question before it. */
  other: { question: string; label: string; href: string };
  /** True where submitting asks for notification permission. */
  asksToNotify?: boolean;
  children: ReactNode;
}

/** Form of the account pages, with a link to the opposite page. */
export function AccountForm(props: AccountFormProps) {
  const { id, action, submit, busy, isBusy, other, asksToNotify, children } = props;
  return (
    <PostForm
      id={id}
      action={action}
      className="mt-6 grid max-w-form gap-4.5"
      {...(asksToNotify ? { 'data-asks-to-notify': '' } : {})}
    >
      {children}
      <Button type="submit" aria-disabled={isBusy} className="w-full">
        {isBusy ? busy : submit}
      </Button>
      <p>
        {`${other.question} `}
        <a href={other.href} className="prose-link font-semibold">
          {other.label}
        </a>
      </p>
    </PostForm>
  );
}
