import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'delete-account';

/** Deletes the reader's own account after asking for the password. */
export function DeleteAccountForm() {
  const { errorOf, refusal, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountSection title="Delete account" isOpen={refusal !== undefined}>
      <p className="mb-4 max-w-[58ch]">
        Your name, e-mail address, password and subscription are deleted at once and for good. What
        you sent without the account stays: messages to the newsroom, and your address on the
        newsletter’s list.
      </p>
      <PostForm id={FORM_ID} action={patterns.profile} className="grid max-w-form gap-4.5">
        <input type="hidden" name="intent" value="delete-account" />
        <PasswordField autoComplete="current-password" error={errorOf('password')} />
        <Button type="submit" tone="danger" aria-disabled={isBusy} className="justify-self-start">
          {isBusy ? 'Deleting…' : 'Delete Account'}
        </Button>
      </PostForm>
    </AccountSection>
  );
}
