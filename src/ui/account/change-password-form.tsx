import { useEffect, useRef } from 'react';
import type { PasswordHolder } from '#core/account/password/good-password.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/account-words.ts';
import { AccountSection } from './account-section.tsx';
import { lengthHint } from './password/length-hint.ts';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'change-password';

/** Changes the reader's own password; cleared after success. */
export function ChangePasswordForm({ holder }: { holder: PasswordHolder }) {
  const { errorOf, refusal, isBusy, isDone } = useSentForm(FORM_ID);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <AccountSection title={words.changePassword} isOpen={refusal !== undefined}>
      <PostForm
        ref={form}
        id={FORM_ID}
        action={patterns.profile}
        className="grid max-w-form gap-4.5"
      >
        <input type="hidden" name="intent" value="change-password" />
        <PasswordField
          label={words.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('current')}
        />
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          hint={lengthHint(holder)}
          error={errorOf('password')}
        />
        <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
          {isBusy ? words.changing : words.changePasswordHeading}
        </Button>
      </PostForm>
    </AccountSection>
  );
}
