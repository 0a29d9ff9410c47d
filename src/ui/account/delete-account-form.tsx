import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/account-words.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'delete-account';

/** Deletes the reader's own account after asking for the password. */
export function DeleteAccountForm() {
  const { errorOf, refusal, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountSection title={words.deleteAccount} isOpen={refusal !== undefined}>
      <p className="mb-4 max-w-[58ch]">{words.yourNameEMailAddress}</p>
      <PostForm id={FORM_ID} action={patterns.profile} className="grid max-w-form gap-4.5">
        <input type="hidden" name="intent" value="delete-account" />
        <PasswordField autoComplete="current-password" error={errorOf('password')} />
        <Button type="submit" tone="danger" aria-disabled={isBusy} className="justify-self-start">
          {isBusy ? words.deleting : words.deleteAccountHeading}
        </Button>
      </PostForm>
    </AccountSection>
  );
}
