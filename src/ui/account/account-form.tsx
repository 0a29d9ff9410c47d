import type { ReactNode } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';

interface AccountFormProps {
  id: string;
  /** Address that the form posts to: its own page. */
  action: string;
  /** The button's words, and those while the answer is awaited. */
  submit: string;
  busy: string;
  isBusy: boolean;
  /** The other of the two pages, and the question that leads to it. */
  other: { question: string; label: string; href: string };
  /** True where submitting asks for notification permission. */
  asksToNotify?: boolean;
  children: ReactNode;
}

/** The form of login or registration, with the way to the other one. */
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
